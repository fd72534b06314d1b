/** The layout that My Orders and its skeleton share. */

export const ordersContainer = { pt: { xs: 3, md: 5 } } as const;

export const tabList = { mt: 2, mb: 3, borderBottom: '1px solid', borderColor: 'divider' } as const;
