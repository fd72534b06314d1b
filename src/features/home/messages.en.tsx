import type { ReactNode } from 'react';
import type { DemoStage, StageStatus } from './demo-stages.ts';

export const messages = {
  title: 'Order food in Delhi, track it live',
  description:
    'Order from Delhi’s best restaurants, get your food in 30 min or less, and track it to your door.',

  slogan: 'Delhi’s best food, at your door.',
  promise:
    'Kebabs, tandoori pizza and crunchy chaat. Delivered in 30\u00A0min or\u00A0less. Track your order all the way.',
  orderNow: 'Order Now',

  demo: {
    title: 'See how tracking works',
    text: 'Enter any order ID to watch a ten-second sample delivery.',
    orderId: 'Try any order ID',
    start: 'Start demo',
    note: (track: ReactNode, services: ReactNode) => (
      <>
        This is a demo. {track} or read {services}.
      </>
    ),
    track: 'Track a real order',
    services: 'how our services work',
    arrival: 'Estimated arrival',
    eta: '12-15 min',
    delivered: 'Delivered!',
    progress: 'Demo delivery progress',
    stages: {
      restaurant: 'Restaurant',
      mainStreet: 'Main Street',
      oakAvenue: 'Oak Avenue',
      yourLocation: 'Your Location',
    } satisfies Record<DemoStage, string>,
    status: {
      completed: 'completed',
      current: 'current',
      pending: 'pending',
    } satisfies Record<StageStatus, string>,
  },

  features: {
    title: 'Food delivery without the guesswork',
    text: 'From your first search to the knock on your door, you always know what’s happening.',
    fast: {
      title: '30 min or less',
      text: 'Restaurants near you start cooking as soon as you order.',
    },
    map: {
      title: 'Live on the map',
      text: 'See where your food is, with a countdown until it’s at your door.',
    },
    restaurants: {
      title: 'Restaurants we love',
      text: 'We’ve eaten at every one. If we wouldn’t go back, it’s not on FoodDash.',
    },
    chat: {
      title: 'Chat with your driver',
      text: 'Send your driver a gate code or a landmark, or let them know the baby’s asleep.',
    },
  },

  testimonials: 'What Delhi says',
  quotation: (quote: string) => `“${quote}”`,
};
