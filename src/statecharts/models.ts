/** What can happen to each machine of the catalogue. */
import type { AnyModel } from './model.ts';
import { activeOrderModel } from './models/active-order.ts';
import { addressChoiceModel } from './models/address-choice.ts';
import { addressesModel } from './models/addresses.ts';
import { appUpdateModel } from './models/app-update.ts';
import { authModalModel } from './models/auth-modal.ts';
import { cartRecordModel } from './models/cart-record.ts';
import { cartModel } from './models/cart.ts';
import { checkoutDepartureModel } from './models/checkout-departure.ts';
import { checkoutModel } from './models/checkout.ts';
import { connectionModel } from './models/connection.ts';
import { countdownModel } from './models/countdown.ts';
import { dietCheckModel } from './models/diet-check.ts';
import { dietModel } from './models/diet.ts';
import { dishNoteModel } from './models/dish-note.ts';
import { driverChatModel } from './models/driver-chat.ts';
import { driverRouteModel } from './models/driver-route.ts';
import { faqModel } from './models/faq.ts';
import { favouritesModel } from './models/favourites.ts';
import { followAlongModel } from './models/follow-along.ts';
import { geolocationModel } from './models/geolocation.ts';
import { homeDemoModel } from './models/home-demo.ts';
import { mapTilesModel } from './models/map-tiles.ts';
import { menuModel } from './models/menu.ts';
import { myOrdersModel } from './models/my-orders.ts';
import { newsletterModel } from './models/newsletter.ts';
import { orderCancellationModel } from './models/order-cancellation.ts';
import { orderNewsModel } from './models/order-news.ts';
import { orderNotificationsModel } from './models/order-notifications.ts';
import { orderSharingModel } from './models/order-sharing.ts';
import { orderStatusModel } from './models/order-status.ts';
import { placementAlertModel } from './models/placement-alert.ts';
import { reorderModel } from './models/reorder.ts';
import { restaurantLookupModel } from './models/restaurant-lookup.ts';
import { seenMessagesModel } from './models/seen-messages.ts';
import { sessionModel } from './models/session.ts';
import { trackLookupModel } from './models/track-lookup.ts';
import { unreadMessagesModel } from './models/unread-messages.ts';

/** By the machine's id. */
export const models = {
  'active-order': activeOrderModel,
  'address-choice': addressChoiceModel,
  addresses: addressesModel,
  'app-update': appUpdateModel,
  'auth-modal': authModalModel,
  cart: cartModel,
  'cart-record': cartRecordModel,
  checkout: checkoutModel,
  'checkout-departure': checkoutDepartureModel,
  connection: connectionModel,
  countdown: countdownModel,
  diet: dietModel,
  'diet-check': dietCheckModel,
  'dish-note': dishNoteModel,
  'driver-chat': driverChatModel,
  'driver-route': driverRouteModel,
  faq: faqModel,
  favourites: favouritesModel,
  'follow-along': followAlongModel,
  geolocation: geolocationModel,
  'home-demo': homeDemoModel,
  'map-tiles': mapTilesModel,
  menu: menuModel,
  'my-orders': myOrdersModel,
  newsletter: newsletterModel,
  'order-cancellation': orderCancellationModel,
  'order-news': orderNewsModel,
  'order-notifications': orderNotificationsModel,
  'order-sharing': orderSharingModel,
  'order-status': orderStatusModel,
  'placement-alert': placementAlertModel,
  reorder: reorderModel,
  'restaurant-lookup': restaurantLookupModel,
  'seen-messages': seenMessagesModel,
  session: sessionModel,
  'track-lookup': trackLookupModel,
  'unread-messages': unreadMessagesModel,
} as const;

export type MachineId = keyof typeof models;

/** The model of the machine with this id; null where there is none. */
export function findModel(machineId: string): AnyModel | null {
  const byId: Readonly<Record<string, AnyModel>> = models;
  return (Object.hasOwn(byId, machineId) ? byId[machineId] : null) ?? null;
}

/** @throws when no machine of the catalogue has this id */
export function modelOf(machineId: string): AnyModel {
  const model = findModel(machineId);
  if (!model) throw new Error(`${machineId} has no model.`);
  return model;
}
