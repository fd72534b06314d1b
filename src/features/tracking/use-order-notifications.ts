import { fromCallback, fromPromise } from 'xstate';
import { orderNotificationsMachine } from '../../../machines/order-notifications.ts';
import type {
  NotificationPermissionNow,
  OrderNotificationsEvent,
} from '../../../machines/order-notifications.ts';
import { askPermission, permissionNow, watchPermission } from '../../services/notifications.ts';
import { useMachine } from '../../shared/actors.ts';
import { logged } from '../../shared/logged.ts';

const browserNotifications = orderNotificationsMachine.provide({
  actors: {
    permissionListener: fromCallback<OrderNotificationsEvent>(({ sendBack }) =>
      watchPermission((permission) =>
        sendBack({ type: 'notifications.permissionChanged', permission }),
      ),
    ),
    askPermission: logged(fromPromise<NotificationPermissionNow>(() => askPermission())),
  },
});

/** Returns the snapshot and `send` of the machine that asks for the permission to notify the customer. */
export function useOrderNotifications() {
  return useMachine(browserNotifications, { input: { permission: permissionNow() } });
}
