export const messages = {
  title: 'Receipt',
  close: 'Close receipt',
  deliveredTo: (address: string) => `Delivered to ${address}`,
  address: (address: string) => `Address: ${address}`,
  print: 'Print receipt',
};
