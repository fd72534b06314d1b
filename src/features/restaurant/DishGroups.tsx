import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { messages as categoryNames } from '../../data/categories.en.ts';
import { menuCategories } from './CategoryTabs.tsx';
import { DishList } from './DishList.tsx';
import type { DishListProps } from './DishList.tsx';
import { typography } from '../../typography.en.ts';

type DishGroupsProps = DishListProps & {
  /** Whether the headings are shown. They are needed if dishes of several categories are shown. */
  hasHeadings: boolean;
};

/** Lists dishes below the headings of their categories. */
export function DishGroups({ dishes, hasHeadings, ...list }: DishGroupsProps) {
  return menuCategories.map((category) => {
    const group = dishes.filter((dish) => dish.category === category);
    const id = `dishes-${category}`;
    return (
      group.length > 0 && (
        <Box
          key={category}
          component="section"
          aria-labelledby={id}
          sx={{ '& + &': { mt: { xs: 3.5, sm: 3 } } }}
        >
          <Typography
            variant="h4"
            component="h3"
            id={id}
            sx={
              hasHeadings
                ? {
                    fontSize: { xs: '1.375rem', md: '1.5rem' },
                    lineHeight: typography.lineHeight(1.15),
                    pt: { sm: 1 },
                    pb: { xs: 1, sm: 1.5 },
                  }
                : visuallyHidden
            }
          >
            {categoryNames[category]}
          </Typography>
          <DishList dishes={group} {...list} />
        </Box>
      )
    );
  });
}
