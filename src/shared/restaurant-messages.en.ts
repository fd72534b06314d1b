export const messages = {
  openNow: 'Open now',
  closed: 'Closed',
  closedNow: (restaurant: string) => `${restaurant} is closed right now.`,
  estimatedMinutes: (minutes: number) => `est. ${minutes} min`,
  distance: (kilometres: string) => `${kilometres} km`,
  ownDeliveryFee: 'Delivery fee if you order directly from the restaurant:',
  rating: (stars: string) => `${stars} out of 5 stars`,
  saveToFavourites: (restaurant: string) => `Save ${restaurant} to favourites`,
};
