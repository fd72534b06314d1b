/** What My Orders and its outline have in common. */

export const ordersContainer = { pt: { xs: 3, md: 5 } } as const;

export const tabList = { mt: 2, mb: 3, borderBottom: '1px solid', borderColor: 'divider' } as const;
