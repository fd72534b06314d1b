/** The layout that My Orders and its skeleton share. */

export const ordersContainer = { pt: { xs: 3, md: 5 } } as const;

export const tabList = { mt: 2, mb: 3, borderBottom: '1px solid', borderColor: 'divider' } as const;

/** The padding beside a tab's label. */
export const tabPadding = { px: { xs: 1, sm: 2 } } as const;
