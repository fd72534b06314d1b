import { messages } from './bill-messages.en.ts';
import { PriceRow } from './PriceRow.tsx';

type Amount = 'subtotal' | 'deliveryFee' | 'tax' | 'total';

type BillRowsProps = {
  totals: Readonly<Record<Amount, number>>;
  rupees: Readonly<Record<Amount, number>>;
};

/** Shows the rows of an order's bill, with the total last. */
export function BillRows({ totals, rupees }: BillRowsProps) {
  const row = (amount: Amount) => (
    <PriceRow
      label={messages[amount]}
      dollars={totals[amount]}
      rupees={rupees[amount]}
      strong={amount === 'total'}
    />
  );
  return (
    <>
      {row('subtotal')}
      {row('deliveryFee')}
      {row('tax')}
      {row('total')}
    </>
  );
}
