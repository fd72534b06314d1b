export const messages = {
  restaurant: (name: string) => `Restaurant: ${name}`,
  destination: 'Delivery Location',
  destinationIsLocation: 'Your current location',
  destinationIsAddress: 'Delivery address',
  you: 'Your Location',
  yourPosition: 'Current position',
  driver: 'Driver Location',
  twoFingers: 'Use two fingers to move the map',
  holdCommand: 'Hold ⌘ and scroll to zoom the map',
  holdControl: 'Hold Ctrl and scroll to zoom the map',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  closePopup: 'Close popup',
  /** The title of the link to Leaflet in the map's corner. */
  leaflet: 'A JavaScript library for interactive maps',
};
