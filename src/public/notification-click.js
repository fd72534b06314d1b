// @ts-nocheck -- this file runs in the service worker, whose types differ from those of a page
/*
 * Part of the service worker. Makes a click on a notification show the order in an open tab, or in a new one.
 */
self.addEventListener('notificationclick', (event) => {
  const { notification } = event;
  notification.close();
  const address = new URL(notification.data?.path ?? '/', self.location.origin).href;
  const show = async () => {
    const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const tab = tabs.find(({ url }) => url === address) ?? tabs[0];
    if (!tab) return self.clients.openWindow(address);
    await tab.focus();
    if (tab.url === address) return tab;
    // This fails for a tab that this service worker does not control. The order then opens in a new tab.
    return tab.navigate(address).catch(() => self.clients.openWindow(address));
  };
  event.waitUntil(show());
});
