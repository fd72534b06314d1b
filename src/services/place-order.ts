import type { OrderRequest } from '../../machines/checkout.ts';
import { allergensOfKitchen } from '../data/allergens.ts';
import { factsOf } from '../data/dish-facts.ts';
import { sampleDriver } from '../data/drivers.ts';
import { dishName, restaurantName } from '../data/names.ts';
import { maskCardNumber } from '../domain/card.ts';
import type { CartItem, Order } from '../domain/entities.ts';
import { language } from '../domain/language.en.ts';
import { formatRupees } from '../domain/money.ts';
import { createOrderId } from '../domain/order-id.ts';
import { billOf } from '../domain/pricing.ts';
import { addOrder } from './orders.ts';

const DELIVERY_MILLISECONDS = 30 * 60 * 1000;

/**
 * Returns a dish with its name in the current language and the facts that the restaurant declares today. A
 * dish that is no longer on a menu stays unchanged.
 */
function describeDish(item: CartItem): CartItem {
  return { ...item, name: dishName(item.id, item.name), ...factsOf(item.id) };
}

/**
 * Stores an order of the cart's dishes, with the facts that the restaurant declares today. Only the last four
 * digits of the card number are stored.
 *
 * @throws an error if the cart is empty, or the browser's error if it can't store the order
 */
export async function placeOrder({ userId, cart, form }: OrderRequest): Promise<Order> {
  const { restaurant, items } = cart;
  if (restaurant === null || items.length === 0) throw new Error('There is nothing to order.');
  const { total } = billOf(items);
  const kitchenAllergens = allergensOfKitchen(restaurant.id);
  const kitchenFacts = kitchenAllergens.length > 0 ? { kitchenAllergens } : {};
  return addOrder(() => {
    const now = Date.now();
    return {
      id: createOrderId(now, Math.random()),
      userId,
      restaurant: { id: restaurant.id, name: restaurantName(restaurant.id, restaurant.name) },
      items: items.map(describeDish),
      ...(language.code !== 'en' && { language: language.code }),
      ...kitchenFacts,
      total,
      totalINR: formatRupees(total),
      deliveryAddress: {
        street: form.street.trim(),
        city: form.city.trim(),
        zipCode: form.zipCode.trim(),
        instructions: form.instructions.trim(),
      },
      paymentMethod: {
        cardNumber: maskCardNumber(form.cardNumber),
        expiryDate: form.expiryDate.trim(),
        cvv: '•••',
        nameOnCard: form.nameOnCard.trim(),
      },
      status: 'confirmed',
      createdAt: new Date(now).toISOString(),
      estimatedDelivery: new Date(now + DELIVERY_MILLISECONDS).toISOString(),
      driver: sampleDriver,
    };
  });
}
