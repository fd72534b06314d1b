import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { messages as categoryNames } from '../../data/categories.en.ts';
import type { MenuCategory } from '../../domain/entities.ts';
import { HEADER_HEIGHT } from '../../shared/header-height.ts';
import { NOTICES_TOP_HEIGHT } from '../../shared/notices-height.ts';
import { messages } from './messages.en.tsx';

export type Category = 'all' | MenuCategory;

export const menuCategories: readonly MenuCategory[] = ['Pizza', 'Pasta', 'Salad', 'Appetizer'];

const categories: readonly Category[] = ['all', ...menuCategories];

export const TABS_HEIGHT = '2.75rem';

type CategoryTabsProps = { chosen: Category; onChoose: (category: Category) => void };

/**
 * Shows the categories of a menu. The tabs stay below the header while the page scrolls, except on very short
 * screens.
 */
export function CategoryTabs({ chosen, onChoose }: CategoryTabsProps) {
  return (
    <Box
      sx={{
        '@media (min-height: 480px)': { position: 'sticky' },
        top: HEADER_HEIGHT,
        // The tabs move below a notice only during keyboard use. Otherwise, they stay where they are.
        '&:has(:focus-visible)': { top: `calc(${HEADER_HEIGHT} + ${NOTICES_TOP_HEIGHT})` },
        zIndex: 2,
        mx: { xs: -2, sm: 0 },
        px: { xs: 1, sm: 0 },
        mt: { sm: 1 },
        mb: 1,
        bgcolor: 'background.default',
        borderBottom: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Tabs
        value={chosen}
        onChange={(_, category: Category) => onChoose(category)}
        variant="scrollable"
        scrollButtons={false}
        aria-label={messages.categories}
      >
        {categories.map((category) => (
          <Tab
            key={category}
            value={category}
            label={<span>{categoryNames[category]}</span>}
            id={`category-${category}`}
            aria-controls="menu-panel"
            sx={{
              textTransform: 'capitalize',
              minWidth: 0,
              minHeight: TABS_HEIGHT,
              px: { xs: 1.5, sm: 2 },
            }}
          />
        ))}
      </Tabs>
    </Box>
  );
}
