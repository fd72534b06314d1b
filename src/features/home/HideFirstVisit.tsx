import { BeforeHydration } from '../../shared/BeforeHydration.tsx';

/** The size of the slogan for a customer who has ordered before. */
export const RETURNING_SIZE = 'clamp(1.75rem, 1.3rem + 1.5vw, 2.5rem)';

/**
 * The columns of the greeting and the past orders on a wide screen. The outer columns are the page's margins.
 */
export const RETURNING_COLUMNS = 'minmax(0, 1fr) minmax(0, 768px) minmax(0, 768px) minmax(0, 1fr)';

/**
 * The script that marks the page if the customer has ordered before, because the prerendered page is for a
 * first visit.
 */
const returningScript =
  'try{const{uid}=JSON.parse(localStorage.signed_in);if(Object.values(JSON.parse(localStorage.orders)).some(o=>o.userId===uid))document.documentElement.dataset.returning=1}catch{}';

// After eight seconds the sections appear anyway, in case the app never starts.
const style = `
@keyframes returning-home { to { visibility: visible } }
[data-returning] main section {
  visibility: hidden;
  animation: returning-home 0s 8s forwards;
}
[data-returning] .hero { display: block }
[data-returning] .hero h1 { max-width: none; font-size: ${RETURNING_SIZE} }
[data-returning] .first-visit { display: none }
@media (min-width: 900px) {
  [data-returning] .greeting { display: grid; grid-template-columns: ${RETURNING_COLUMNS} }
  [data-returning] .hero { grid-column: 2 }
}`;

/**
 * If the customer has ordered before, hides the parts of the prerendered home page that hydration will move
 * or remove.
 */
export function HideFirstVisit() {
  return <BeforeHydration css={style} script={returningScript} />;
}
