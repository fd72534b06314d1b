import { AboutCart } from './AboutCart.tsx';
import { BeforeAdding } from './BeforeAdding.tsx';

/** What the customer's diet has to ask, on whichever page. */
export function DietQuestions() {
  return (
    <>
      <BeforeAdding />
      <AboutCart />
    </>
  );
}
