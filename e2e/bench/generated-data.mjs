/** Generates the orders, chats and carts that are in the browser's storage when a page is measured. */

const NOW = Date.now();
const MINUTE = 60_000;

/** @param {number} index */
export function orderId(index) {
  return `FD${String(100_000 + index)}${1000 + (index % 9000)}`;
}

/**
 * @param {number} count
 * @param {string} userId
 * @returns {Record<string, import('../../src/domain/entities.ts').Order>} past orders only
 */
export function generateOrders(count, userId) {
  return Object.fromEntries(
    Array.from({ length: count }, (_, index) => [orderId(index), generateOrder(index, userId)]),
  );
}

/**
 * @param {number} index
 * @param {string} userId
 * @returns {import('../../src/domain/entities.ts').Order}
 */
export function generateOrder(index, userId) {
  const placed = NOW - (index + 60) * MINUTE;
  return {
    id: orderId(index),
    userId,
    restaurant: { id: 'coal-and-rumali', name: 'Coal & Rumali' },
    items: [{ id: 'seekh-roll', name: 'Chicken Seekh Roll', price: 5.49, quantity: 1 }],
    total: 8.92,
    deliveryAddress: { street: '7 Lodhi Road', city: 'Delhi', zipCode: '110003', instructions: '' },
    paymentMethod: {
      cardNumber: '•••• 1111',
      expiryDate: '12/34',
      cvv: '•••',
      nameOnCard: 'Asha Rao',
    },
    status: 'confirmed',
    createdAt: new Date(placed).toISOString(),
    estimatedDelivery: new Date(placed + 30 * MINUTE).toISOString(),
    driver: { name: 'Arjun Rawat', phone: '+919876543210', vehicle: 'Activa', rating: 4.8 },
  };
}

const sentences = [
  'Are you close?',
  'I am two streets away, the traffic at the ring road is slow today.',
  'Please ring the bell',
  'Of course! I will ring twice and wait at the door with your order.',
];

/**
 * @param {number} count if it is even, the driver wrote the last message and owes no answer
 * @returns {import('../../src/domain/entities.ts').ChatMessage[]}
 */
export function generateChat(count) {
  return Array.from({ length: count }, (_, index) => {
    const timestamp = NOW - (count - index) * MINUTE;
    const isOwn = index % 2 === 0;
    return {
      id: String(timestamp),
      text: `${sentences[index % sentences.length]} (${index + 1})`,
      senderId: isOwn ? 'asha' : 'driver',
      senderName: isOwn ? 'Asha' : 'Arjun Rawat',
      senderType: isOwn ? 'customer' : 'driver',
      timestamp,
      createdAt: new Date(timestamp).toISOString(),
    };
  });
}

/**
 * @param {number} count
 * @returns {import('../../src/domain/entities.ts').Cart}
 */
export function generateCart(count) {
  return {
    restaurant: { id: 'coal-and-rumali', name: 'Coal & Rumali', cuisine: 'Kebabs & Rolls' },
    items: Array.from({ length: count }, (_, index) => ({
      id: `dish-${index}`,
      name: `Dish number ${index + 1}`,
      price: 1 + (index % 12),
      quantity: 1,
    })),
  };
}
