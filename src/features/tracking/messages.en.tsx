import type { ReactNode } from 'react';
import type { GeolocationFailure } from '../../../machines/geolocation.ts';
import { plural } from '../../domain/plural.ts';

export const messages = {
  page: {
    title: 'Track Your Order',
    followTitle: 'Live tracking',
    description: 'Track your FoodDash order live on the map, from the kitchen to your door.',
  },
  form: {
    orderId: 'Order ID',
    placeholder: 'Enter your order ID (e.g., FD12345)',
    help: 'Enter your order ID from checkout to track your delivery',
    tracking: 'Tracking...',
    trackAnother: 'Track another order',
    another: 'Track another',
  },
  intro: {
    lostId: (myOrders: ReactNode) => <>Lost your order ID? Sign in and find it under {myOrders}.</>,
    lostIdSignedIn: (myOrders: ReactNode) => <>Lost your order ID? Find it under {myOrders}.</>,
    countdown: { title: 'Live countdown', text: 'See when your food will arrive.' },
    map: { title: 'Live on the map', text: 'See your driver on the way to you.' },
    chat: { title: 'Driver chat', text: 'Sign in to send your driver a gate code or a landmark.' },
    chatSignedIn: { title: 'Driver chat', text: 'Send your driver a gate code or a landmark.' },
  },
  notFound: {
    title: 'Order Not Found',
    text: (orderId: string) =>
      `No order with the ID “${orderId}” was found. Please check it and try again.`,
    seeOrders: 'See my orders',
  },
  placed: (orderId: string) => `Order placed successfully! Your tracking ID is: ${orderId}`,
  cancelled: {
    title: 'Order Cancelled',
    text: 'No driver is on the way, and you weren’t charged.',
    reorderFrom: (restaurant: string) => `Reorder from ${restaurant}`,
  },
  receipts: 'Receipts in My Orders',
  arrival: {
    label: 'Delivery status',
    estimatedTime: 'Estimated delivery time',
    countdown: (clock: string) => `Delivery in ${clock}`,
    delivered: 'Delivered!',
    own: {
      onItsWay: 'Your order is on the way!',
      delivered: 'Your order has been successfully delivered',
      announcement: 'Delivered! Your order has been successfully delivered',
      remaining: (minutes: number) =>
        plural(minutes, {
          one: 'About 1 minute until your delivery',
          other: `About ${minutes} minutes until your delivery`,
        }),
    },
    followed: {
      onItsWay: 'The order is on the way!',
      delivered: 'The order has been successfully delivered',
      announcement: 'Delivered! The order has been successfully delivered',
      remaining: (minutes: number) =>
        plural(minutes, {
          one: 'About 1 minute until the delivery',
          other: `About ${minutes} minutes until the delivery`,
        }),
    },
  },
  progress: {
    label: 'Order progress',
    confirmed: { title: 'Order Confirmed', text: 'Restaurant received your order' },
    prepared: { title: 'Food Prepared', text: 'Your order is ready' },
    onItsWay: { title: 'Out for Delivery', text: 'Driver is on the way' },
    delivered: { title: 'Delivered', text: 'Order has been delivered' },
    completed: '(completed)',
    inProgress: '(in progress)',
    pending: '(pending)',
  },
  driver: {
    title: 'Driver',
    yourDriver: 'Your Driver',
    message: 'Message',
    messageDriver: (name: string) => `Message ${name}`,
    call: 'Call',
    callDriver: (name: string) => `Call ${name}`,
    chat: 'Chat with Driver',
    signIn: 'Sign in to chat with your driver.',
    anotherCustomer: 'Another customer placed this order. Only they can chat with the driver.',
  },
  order: {
    details: 'Order details',
    orderId: 'Order ID',
    restaurant: 'Restaurant',
    items: 'Items',
    notes: (count: number) => plural(count, { one: 'Note', other: 'Notes' }),
    notedDish: (name: string) => `${name}:`,
    total: 'Total',
    address: 'Delivery Address',
    noAddress: 'This order has no delivery address.',
  },
  status: {
    title: 'Order status',
    sampleTitle: 'Sample status updates',
    sampleNote:
      'These updates are simulated and start over at each visit. Follow the countdown instead.',
    estimate: (minutes: string) => `Estimated delivery: ${minutes} min`,
    trackOnMap: 'Track on Map',
    signInNote: 'Please sign in to track your orders',
  },
  sharing: {
    title: 'Share live tracking',
    text: 'Friends see the countdown and the map, but not your name, your address or the total.',
    share: 'Share',
    shareLink: 'Share tracking link',
    shared:
      'You shared the tracking link. If you cancel the order, tell your friend. The link won’t show the cancellation.',
    copied:
      'Link copied. Paste it into a message. If you cancel the order, tell your friend. The link won’t show the cancellation.',
    refused: 'We couldn’t copy the tracking link. Copy it from the box below.',
    link: 'Tracking link',
    /** The title of the link in the browser's share sheet. */
    linkTitle: 'Track my FoodDash order',
  },
  map: {
    label: 'Delivery map',
    tilesMissing:
      'The detailed map didn’t load, so only main roads, parks and metro lines are shown.',
    live: 'Live',
    demo: 'demo',
    routeToLocation: (restaurant: string, address: string) =>
      `The map shows the route from ${restaurant} (${address}) to your current location.`,
    routeToAddress: (restaurant: string, address: string) =>
      `The map shows the route from ${restaurant} (${address}) to your delivery address.`,
    simulated: 'The driver on the map is simulated. The countdown shows when your order arrives.',
  },
  location: {
    locate: 'Get my location',
    locating: 'Locating',
    found: 'Location found!',
    failures: {
      // oxlint-disable-next-line plain-english/screen-terms -- the specification's own words
      unsupported: 'Geolocation is not supported by this browser.',
      denied: 'Location access denied. Please enable location services.',
      unavailable: 'Location information unavailable.',
      timeout: 'Location request timed out.',
      unknown: 'An unknown error occurred.',
    } satisfies Record<GeolocationFailure, string>,
  },
};
