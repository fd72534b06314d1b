/**
 * The styles of a prerendered page, without what it can do without: with the font they are most of its
 * HTML, of which two round trips bring 29 kB.
 */
import { transform } from 'lightningcss';

const STYLES = /(<style[^>]*>)(.*?)<\/style>/gs;
/** A rule for the root element, which is where the theme's variables are set. */
const ROOT_RULE = /:root\{([^{}]*)\}/g;
const DECLARATION = /(--mui-[\w-]+):([^;]*);/g;
/** A variable in use, with what stands for it where there is none: MUI writes both everywhere. */
const USE = /var\((--mui-[\w-]+)(?:,\s*(?:[^()]|\((?:[^()]|\([^()]*\))*\))*)?\)/g;

type Variables = Map<string, Set<string>>;

function variablesIn(html: string): Variables {
  const values: Variables = new Map();
  for (const [, rule = ''] of html.matchAll(ROOT_RULE)) {
    for (const [, name = '', value = ''] of rule.matchAll(DECLARATION)) {
      values.set(name, (values.get(name) ?? new Set()).add(value));
    }
  }
  return values;
}

/** Every use of a variable replaced by its only value, or by the variable without a substitute. */
function withValues(text: string, variables: Variables): string {
  return text.replace(USE, (use, name: string) => {
    const values = variables.get(name);
    if (!values) return use;
    const [value = '', ...others] = values;
    return others.length > 0 ? `var(${name})` : withValues(value, variables);
  });
}

function namesIn(text: string): string[] {
  return Array.from(text.matchAll(USE), ([, name = '']) => name);
}

/** The variables that a page uses, and those that their values use. */
function usedIn(html: string, variables: Variables): Set<string> {
  const used = new Set(namesIn(html.replace(ROOT_RULE, '')));
  // A set goes on to what was added on the way.
  for (const name of used) {
    for (const value of variables.get(name) ?? [])
      namesIn(value).forEach((inner) => used.add(inner));
  }
  return used;
}

/**
 * Writes a variable's value where it is used, unless light and dark have different ones, and leaves
 * out the variables that the page does not use. The app's own script brings them all: what opens
 * later may use the others.
 *
 * @param html of the whole page: its elements have styles of their own
 * @throws when a style is no CSS
 */
export function slimStyles(html: string): string {
  const variables = variablesIn(html);
  const valued = withValues(html, variables);
  const used = usedIn(valued, variables);
  return valued
    .replace(ROOT_RULE, (rule) =>
      rule.replace(DECLARATION, (declaration, name: string) => (used.has(name) ? declaration : '')),
    )
    .replace(STYLES, (_styles, tag: string, css: string) => {
      const { code } = transform({ filename: 'page.css', code: Buffer.from(css), minify: true });
      return `${tag}${code.toString()}</style>`;
    });
}
