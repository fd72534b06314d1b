// @ts-nocheck -- this file runs in the service worker, whose types differ from those of a page
/*
 * Part of the service worker. Makes a click on a notification show the order in the tab that is open at its
 * URL, or in a new tab.
 */
self.addEventListener('notificationclick', (event) => {
  const { notification } = event;
  notification.close();
  const address = new URL(notification.data?.path ?? '/', self.location.origin).href;
  const show = async () => {
    const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const tab = tabs.find(({ url }) => url === address);
    // No other tab is navigated to the order, because the customer may have typed their card there. The URL
    // does not reveal whether a tab shows checkout, because some browsers report the URL at which the tab was
    // loaded.
    return tab ? tab.focus() : self.clients.openWindow(address);
  };
  event.waitUntil(show());
});
