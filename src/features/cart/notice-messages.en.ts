export const messages = {
  closeRemoved: (dish: string) => `Close notice: ${dish} was removed from your cart`,
};
