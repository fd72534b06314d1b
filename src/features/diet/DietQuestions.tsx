import { BeforeAdding } from './BeforeAdding.tsx';
import { VegModeDialog } from './VegModeDialog.tsx';

/** What the customer's diet has to ask, on whichever page. */
export function DietQuestions() {
  return (
    <>
      <BeforeAdding />
      <VegModeDialog />
    </>
  );
}
