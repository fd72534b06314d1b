/**
 * A lint rule for pages that a browser translates. The translator replaces text nodes. React can then no
 * longer remove these nodes, insert elements before them or visibly change their text. Only text that is the
 * sole content of an element is safe. Text that may change, and text after an optional element, therefore
 * needs an element of its own. The browser tests of translated pages find the cases that this rule can't see.
 */

/**
 * @typedef {Parameters<import('oxlint/plugins-dev').RuleTester['run']>[1]} AnyRule
 * @typedef {Extract<AnyRule, { create: unknown }>} Rule
 * @typedef {ReturnType<Rule['create']>} Visitor
 * @typedef {Parameters<NonNullable<Visitor['JSXElement']>>[0]['children'][number]} Child
 * @typedef {Extract<Child, { type: 'JSXElement' }>} Element
 * @typedef {Extract<Child, { type: 'JSXExpressionContainer' }>['expression']} Expression
 * @typedef {'fixed' | 'changing' | 'unknown' | 'element' | 'nothing'} Outcome
 *   The result on the page: text that stays or changes, something that may be text, an element, or nothing
 * @typedef {{ node: Child, messageId: 'changes' | 'follows' }} Fault
 */

/** The MUI components that add a ripple, an icon or a mark beside their children. */
const SHARED_WITH_MUI = new Set([
  'Button',
  'ButtonBase',
  'CardActionArea',
  'LinkButton',
  'ListItemButton',
  'MenuItem',
  'ToggleButton',
]);

/** @type {(outcome: Outcome) => boolean} */
const isText = (outcome) => outcome === 'fixed' || outcome === 'changing';

/** @type {(outcomes: Outcome[]) => boolean} */
const isFixedText = (outcomes) => outcomes.length === 1 && outcomes[0] === 'fixed';

/** @type {(outcomes: Outcome[]) => Outcome[]} Treats an unknown result as an element. */
const unlessText = (outcomes) =>
  outcomes.map((outcome) => (outcome === 'unknown' ? 'element' : outcome));

/** @type {(text: unknown) => boolean} Translators ignore blank text. */
const isBlank = (text) => typeof text === 'string' && text.trim() === '';

/** @type {(child: Child) => boolean} */
function isMeaningful(child) {
  if (child.type === 'JSXText') return !isBlank(child.value);
  if (child.type !== 'JSXExpressionContainer') return true;
  const { expression } = child;
  if (expression.type === 'JSXEmptyExpression') return false;
  return expression.type !== 'Literal' || !isBlank(expression.value);
}

/** @type {(node: Expression) => boolean} Returns whether an expression is a message without parameters. */
function isMessage(node) {
  if (node.type === 'MemberExpression') return !node.computed && isMessage(node.object);
  return node.type === 'Identifier' && /^messages$|Messages$/.test(node.name);
}

/** @type {(node: Expression) => Outcome[]} */
function outcomesOf(node) {
  switch (node.type) {
    case 'JSXElement':
      return ['element'];
    case 'JSXFragment':
      return unlessText(node.children.filter(isMeaningful).flatMap(outcomesOfChild));
    case 'ConditionalExpression':
      return [...outcomesOf(node.consequent), ...outcomesOf(node.alternate)];
    case 'LogicalExpression':
      return node.operator === '&&'
        ? ['nothing', ...unlessText(outcomesOf(node.right))]
        : [...outcomesOf(node.left), ...outcomesOf(node.right)];
    case 'Literal':
      return ['string', 'number'].includes(typeof node.value) ? ['fixed'] : ['nothing'];
    case 'TemplateLiteral':
      return [node.expressions.length > 0 ? 'changing' : 'fixed'];
    case 'BinaryExpression':
      return ['changing'];
    case 'MemberExpression':
      return [isMessage(node) ? 'fixed' : 'unknown'];
    case 'Identifier':
      return [node.name === 'children' ? 'element' : 'unknown'];
    default:
      return ['unknown'];
  }
}

/** @type {(child: Child) => Outcome[]} */
function outcomesOfChild(child) {
  switch (child.type) {
    case 'JSXText':
      return ['fixed'];
    case 'JSXExpressionContainer':
      return isListOfElements(child.expression)
        ? ['element', 'nothing']
        : outcomesOf(child.expression);
    case 'JSXSpreadChild':
      return ['unknown'];
    default:
      return outcomesOf(child);
  }
}

/** @type {(node: Expression) => boolean} */
function isListOfElements(node) {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return false;
  return node.callee.property.type === 'Identifier' && node.callee.property.name === 'map';
}

/**
 * @type {(children: Child[], isShared: boolean) => Fault[]}
 * `isShared` says whether MUI adds elements beside these children.
 */
function faultsOf(children, isShared) {
  const kinds = children.map(outcomesOfChild);
  const hasFixedText = kinds.some(isFixedText);
  /** @type {(node: Child, index: number) => Fault[]} */
  const faultsAt = (node, index) => {
    const outcomes = kinds[index] ?? [];
    const isUnknown = outcomes.includes('unknown');
    const mayChange =
      outcomes.length > 1
        ? outcomes.some((outcome) => isText(outcome)) || isUnknown
        : outcomes[0] === 'changing' || (isUnknown && (hasFixedText || isShared));
    if (mayChange) return [{ node, messageId: 'changes' }];
    const next = children[index + 1];
    const comesAndGoes = outcomes.length > 1 && outcomes.includes('nothing');
    const isBeforeText = kinds[index + 1]?.some((kind) => isText(kind) || kind === 'unknown');
    return next && comesAndGoes && isBeforeText ? [{ node: next, messageId: 'follows' }] : [];
  };
  return children.flatMap(faultsAt);
}

/** @type {(element: Element) => string | undefined} */
function sharedNameOf({ openingElement: { name } }) {
  return name.type === 'JSXIdentifier' && SHARED_WITH_MUI.has(name.name) ? name.name : undefined;
}

/** @type {(node: Expression) => Element[]} Returns the elements of a branch in order. */
function elementsOf(node) {
  if (node.type === 'JSXElement') return [node];
  if (node.type !== 'JSXFragment') return [];
  return node.children.flatMap((child) => (child.type === 'JSXElement' ? [child] : []));
}

/** @type {(child: Child) => boolean} */
const isJustText = (child) => isMeaningful(child) && isFixedText(outcomesOfChild(child));

/** @type {(node: Child) => Fault} */
const asChange = (node) => ({ node, messageId: 'changes' });

/** @type {Rule} */
export const ownElement = {
  meta: {
    type: 'problem',
    messages: {
      changes:
        'Text that may change is lost on a translated page unless its element contains nothing else: give it a <span>, or write the whole text as one template.',
      follows:
        'On a translated page, nothing can be inserted before text: give the text behind what comes and goes a <span>.',
    },
  },
  create(context) {
    /** @type {(faults: Fault[]) => void} */
    const report = (faults) => {
      for (const fault of faults) context.report(fault);
    };
    return {
      JSXElement(node) {
        const isShared = sharedNameOf(node) !== undefined;
        const children = node.children.filter(isMeaningful);
        if (children.length > 1 || isShared) report(faultsOf(children, isShared));
      },
      ConditionalExpression(node) {
        // React reuses an element of the same kind in the same place, and changes only its text.
        const others = elementsOf(node.alternate);
        for (const [index, element] of elementsOf(node.consequent).entries()) {
          const other = others[index];
          const name = other && sharedNameOf(other);
          if (name && name === sharedNameOf(element)) {
            report(
              [element, other].flatMap(({ children }) => children.filter(isJustText).map(asChange)),
            );
          }
        }
      },
      JSXFragment(node) {
        // A text that is alone in a fragment may still have siblings, in the element around the fragment.
        report(faultsOf(node.children.filter(isMeaningful), false));
      },
      JSXOpeningElement({ name, attributes }) {
        // MUI renders a tab's label beside an icon and a mark.
        if (name.type !== 'JSXIdentifier' || name.name !== 'Tab') return;
        for (const node of attributes) {
          if (node.type !== 'JSXAttribute' || node.name.name !== 'label') continue;
          if (node.value?.type !== 'JSXExpressionContainer') continue;
          const outcomes = outcomesOf(node.value.expression);
          if (isFixedText(outcomes) || outcomes.every((outcome) => outcome === 'element')) continue;
          context.report({ node, messageId: 'changes' });
        }
      },
    };
  },
};

export default {
  meta: { name: 'translated-text' },
  rules: { 'own-element': ownElement },
};
