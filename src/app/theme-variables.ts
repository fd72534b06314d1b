/** The theme's CSS variables, and the theme that uses them, as MUI's own provider would see to. */
import type { Theme } from '@mui/material/styles';
import { theme } from '../theme.ts';

type Rules = { [selectorOrProperty: string]: string | number | Rules };

/** What a theme with CSS variables has beyond its public type. */
type CssVariables = {
  generateSpacing: () => Theme['spacing'];
  generateStyleSheets: () => Rules[];
};

const { generateSpacing, generateStyleSheets } = theme as Theme & CssVariables;

export const themeWithVariables = { ...theme, spacing: generateSpacing() };

function hyphenated(property: string): string {
  if (property.startsWith('--')) return property;
  return property.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function toCss(rules: Rules): string {
  return Object.entries(rules)
    .map(([name, value]) =>
      typeof value === 'object' ? `${name}{${toCss(value)}}` : `${hyphenated(name)}:${value};`,
    )
    .join('');
}

/** All variables as CSS: there are hundreds, which the browser parses faster than emotion would. */
export function variablesAsCss(): string {
  return generateStyleSheets().map(toCss).join('');
}
