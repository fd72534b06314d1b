/** The texts that the chat suggests to customers. The driver's replies depend on words in them. */
export const messages = {
  close: 'Are you close?',
  where: 'Where are you?',
  bell: 'Please ring the bell',
  door: 'Leave at door',
};
