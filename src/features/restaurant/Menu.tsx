import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import type { MenuCategory, MenuItem, Restaurant } from '../../../machines/entities.ts';
import plate from '../../data/illustrations/fork-and-knife-with-plate.svg?no-inline';
import { EmptyState } from '../../shared/EmptyState.tsx';
import { MenuItemCard } from './MenuItemCard.tsx';

const categories: ReadonlyArray<'all' | MenuCategory> = [
  'all',
  'Pizza',
  'Pasta',
  'Salad',
  'Appetizer',
];

type MenuProps = { restaurant: Restaurant; menu: readonly MenuItem[] };

/** The dishes of one category at a time, or all of them. */
export function Menu({ restaurant, menu }: MenuProps) {
  const [category, setCategory] = useState<(typeof categories)[number]>('all');
  const dishes = useMemo(
    () => menu.filter((item) => category === 'all' || item.category === category),
    [category, menu],
  );
  return (
    <Box component="section" aria-labelledby="menu-heading" sx={{ mt: { xs: 4, md: 5 } }}>
      <Typography variant="h2" id="menu-heading">
        Menu
      </Typography>
      <Tabs
        value={category}
        onChange={(_, value: (typeof categories)[number]) => setCategory(value)}
        variant="scrollable"
        scrollButtons={false}
        aria-label="Menu categories"
        sx={{ mt: 1, mb: 3, borderBottom: '1px solid', borderColor: 'divider' }}
      >
        {categories.map((option) => (
          <Tab
            key={option}
            value={option}
            label={option}
            id={`category-${option}`}
            aria-controls="menu-panel"
            sx={{ textTransform: 'capitalize', fontWeight: 700, fontSize: '1rem', minWidth: 72 }}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id="menu-panel" aria-labelledby={`category-${category}`}>
        {dishes.length === 0 ? (
          <EmptyState
            illustration={plate}
            title="No items found"
            text={`${restaurant.name} has nothing in this category yet.`}
          />
        ) : (
          <Box
            component="ul"
            sx={{
              listStyle: 'none',
              p: 0,
              m: 0,
              display: 'grid',
              gap: 2,
              gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 440px), 1fr))',
            }}
          >
            {dishes.map((item) => (
              <li key={item.id}>
                <MenuItemCard restaurant={restaurant} item={item} />
              </li>
            ))}
          </Box>
        )}
      </Box>
    </Box>
  );
}
