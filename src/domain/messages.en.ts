export const messages = {
  unknownDriver: 'Your delivery driver',
};
