import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { MenuItem, Restaurant } from '../../domain/entities.ts';
import { messages as categoryNames } from '../../data/categories.en.ts';
import { emptyThali } from '../../data/scenes.ts';
import { otherNames } from '../../data/search-names.ts';
import { isolated } from '../../domain/isolated.ts';
import { searchMenu } from '../../domain/menu-search.ts';
import { DietControls } from '../../shared/DietControls.tsx';
import { useVegMode } from '../../shared/diet.ts';
import { EmptyState } from '../../shared/EmptyState.tsx';
import { focusHeading } from '../../shared/focus-heading.ts';
import { loadable } from '../../shared/loadable.tsx';
import { LoadErrorNotice } from '../../shared/LoadError.tsx';
import { PartBoundary } from '../../shared/PartBoundary.tsx';
import { SearchField } from '../../shared/SearchField.tsx';
import { useDisclosure } from '../../shared/use-disclosure.ts';
import { useUser } from '../../shared/session.ts';
import { useIsHydrated } from '../../shared/use-is-hydrated.ts';
import { useInputBeforeHydration } from '../../shared/use-input-before-hydration.ts';
import { CategoryTabs, TABS_HEIGHT } from './CategoryTabs.tsx';
import type { Category } from './CategoryTabs.tsx';
import { DishGroups } from './DishGroups.tsx';
import { HiddenDishes } from './HiddenDishes.tsx';
import { messages } from './messages.en.tsx';

const DishSheet = loadable(async () => (await import('./DishSheet.tsx')).DishSheet);

/** The scroll margin that keeps an element below the tabs when the page scrolls to it. */
const belowTheTabs = { scrollMarginTop: `calc(${TABS_HEIGHT} + 12px)` };

/** Returns the sentence for an empty list. The sentence mentions veg mode only if veg mode hides dishes. */
function nothingFound(
  restaurantName: string,
  search: string,
  category: Category,
  isAnyHidden: boolean,
): string {
  const quoted = isolated(search);
  if (category === 'all') {
    if (search === '') {
      return isAnyHidden ? messages.noVegDishes(restaurantName) : messages.noDishes(restaurantName);
    }
    return isAnyHidden ? messages.noVegMatch(quoted) : messages.noMatch(quoted);
  }
  const name = categoryNames[category];
  if (search === '') {
    return isAnyHidden
      ? messages.noVegDishesIn(restaurantName, name)
      : messages.noDishesIn(restaurantName, name);
  }
  return isAnyHidden ? messages.noVegMatchIn(name, quoted) : messages.noMatchIn(name, quoted);
}

type MenuProps = { restaurant: Restaurant; menu: readonly MenuItem[] };

/** Shows the dishes of one category or of all categories, filtered by the search. */
export function Menu({ restaurant, menu }: MenuProps) {
  const [category, setCategory] = useState<Category>('all');
  const [search, setSearch] = useState('');
  const section = useInputBeforeHydration<HTMLElement>(({ dish = '' }) => setSearch(dish));
  const panel = useRef<HTMLDivElement>(null);
  const { hash } = useLocation();
  // The prerendered page does not know the URL's fragment.
  const marked = useIsHydrated() ? hash.slice(1) : '';
  const dishes = useMemo(
    () =>
      searchMenu(menu, search, otherNames.ofDish).filter(
        (item) => category === 'all' || item.category === category,
      ),
    [category, menu, search],
  );
  const searchRow = useDisclosure();
  const isVegMode = useVegMode();
  const user = useUser();
  const shown = isVegMode ? dishes.filter(({ isVegetarian }) => isVegetarian) : dishes;
  const hidden = isVegMode ? dishes.filter(({ isVegetarian }) => !isVegetarian) : [];
  const foundCount = shown.length === 0 ? messages.nothingFound : messages.found(shown.length);
  const choose = (chosen: Category) => {
    setCategory(chosen);
    // Without this scroll, a short category could be above the visible part of the page.
    const { top } = panel.current?.getBoundingClientRect() ?? { top: 0 };
    if (top < 0) panel.current?.scrollIntoView();
  };
  const [opened, setOpened] = useState<MenuItem>();
  const sheet = useDisclosure();
  const openSheet = sheet.open;
  const open = useCallback(
    (item: MenuItem) => {
      setOpened(item);
      openSheet();
    },
    [openSheet],
  );
  return (
    <Box
      ref={section}
      component="section"
      aria-labelledby="menu-heading"
      sx={{ mt: { xs: 0.5, sm: 3, md: 4 } }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography
          variant="h2"
          id="menu-heading"
          sx={(theme) => ({
            marginInlineEnd: 'auto',
            [theme.breakpoints.down('sm')]: visuallyHidden,
          })}
        >
          {messages.menu}
        </Typography>
        <SearchField
          label={messages.searchMenu}
          placeholder={messages.search}
          name="dish"
          value={search}
          onSearch={setSearch}
          onFocus={searchRow.open}
          sx={{
            height: 40,
            flex: '1 1 6rem',
            maxWidth: { sm: 320 },
            paddingInlineStart: 1,
            paddingInlineEnd: 0.5,
            gap: 0.5,
            // Chromium reserves room for the button that clears the field, even while the field is empty. On
            // a narrow phone, the placeholder needs this room.
            '& :placeholder-shown::-webkit-search-cancel-button': { display: 'none' },
            // On a phone, the field has a row of its own once it was used. If it lost this row with the focus,
            // the menu would move up under the finger that has just tapped something else.
            [searchRow.isOpen ? '&' : '&:has(input:not(:placeholder-shown))']: {
              flexBasis: { xs: '100%', sm: '6rem' },
            },
          }}
        />
        <DietControls />
      </Box>
      <Box role="status" sx={visuallyHidden}>
        {search.trim() !== '' && foundCount}
      </Box>
      <CategoryTabs chosen={category} onChoose={choose} />
      <Box
        ref={panel}
        role="tabpanel"
        id="menu-panel"
        aria-labelledby={`category-${category}`}
        sx={{ mt: 1, ...belowTheTabs, '& article, & button': belowTheTabs }}
      >
        {shown.length === 0 ? (
          <EmptyState
            picture={emptyThali}
            title={messages.nothingFound}
            text={nothingFound(restaurant.name, search.trim(), category, hidden.length > 0)}
          >
            <Button
              variant="outlined"
              onClick={() => {
                setCategory('all');
                setSearch('');
                // The focus moves, because the clicked button disappears.
                focusHeading(document);
              }}
            >
              <span>{messages.showFullMenu}</span>
            </Button>
          </EmptyState>
        ) : (
          <DishGroups
            restaurant={restaurant}
            dishes={shown}
            marked={marked}
            hasHeadings={category === 'all'}
            onOpen={open}
          />
        )}
        <HiddenDishes restaurant={restaurant} dishes={hidden} marked={marked} onOpen={open} />
      </Box>
      {opened && (
        <PartBoundary failure={sheet.isOpen && <LoadErrorNotice onDismiss={sheet.close} />}>
          <DishSheet
            // The key resets the sheet, so that a half-written note stays with its dish and its customer.
            key={`${user?.uid} ${opened.id}`}
            restaurant={restaurant}
            item={opened}
            isOpen={sheet.isOpen}
            onClose={sheet.close}
          />
        </PartBoundary>
      )}
    </Box>
  );
}
