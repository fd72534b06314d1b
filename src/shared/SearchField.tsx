import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import type { ChangeEvent } from 'react';
import { SearchIcon } from './icons.tsx';
import { searchFrame, searchInput } from './search-styles.ts';

type SearchFieldProps = {
  /** The accessible name of the field. */
  label: string;
  /** The text that the field shows while it is empty. */
  placeholder: string;
  name: string;
  /** The text in the field. Without it, only the DOM contains the text. */
  value?: string;
  onSearch?: (text: string) => void;
  onFocus?: () => void;
  sx?: SystemStyleObject<Theme>;
};

/** Shows a search field that reports its text as the customer types. */
export function SearchField({
  label,
  placeholder,
  name,
  value,
  onSearch,
  onFocus,
  sx,
}: SearchFieldProps) {
  return (
    <Box sx={{ ...searchFrame, height: 48, paddingInlineEnd: 1.5, ...sx }}>
      <SearchIcon sx={{ color: 'text.secondary' }} />
      <Box
        component="input"
        type="search"
        name={name}
        aria-label={label}
        placeholder={placeholder}
        enterKeyHint="search"
        autoComplete="off"
        value={value}
        onChange={(event: ChangeEvent<HTMLInputElement>) => onSearch?.(event.target.value)}
        onFocus={onFocus}
        sx={searchInput}
      />
    </Box>
  );
}
