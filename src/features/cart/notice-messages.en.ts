export const messages = {
  closeRemoved: (dish: string) => `Close notice: ${dish} was removed from your cart`,
  unsaved: 'Your browser can’t save your cart. You’ll lose it when you close this page.',
  closeUnsaved: 'Close the notice about your cart',
};
