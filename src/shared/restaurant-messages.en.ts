export const messages = {
  openNow: 'Open now',
  closed: 'Closed',
  closedNow: (restaurant: string) => `${restaurant} is closed right now.`,
  estimatedMinutes: (minutes: number) => `est. ${minutes} min`,
  distance: (kilometres: string) => `${kilometres} km`,
  ownDeliveryFee: 'Restaurant’s own delivery fee (ours never changes):',
  rating: (stars: string) => `${stars} out of 5 stars`,
  saveToFavourites: (restaurant: string) => `Save ${restaurant} to favourites`,
};
