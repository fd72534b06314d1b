/** Lint rules that reject avoided terms on the screen, such as "e-mail", and comments without a subject. */

/**
 * @typedef {Parameters<import('oxlint/plugins-dev').RuleTester['run']>[1]} AnyRule
 * @typedef {Extract<AnyRule, { create: unknown }>} Rule
 */

/** The patterns of terms to avoid, each with the term to use instead. */
const replacedTerms = /** @type {const} */ ([
  [/\be-mails?\b/i, 'email'],
  [/\bthis browser\b/i, 'your browser'],
  [/\bZIP\b/, 'PIN code'],
  [/\byoghurt\b/i, 'curd'],
  [/\bLamb\b/, 'mutton'],
]);

const CONTROLS = new Set(['Button', 'BusyButton', 'LinkButton', 'TextLink', 'ParentPageLink']);

/**
 * Matches the beginning of a comment that starts with a clause instead of a subject, such as "Whatever is
 * stored".
 */
const HEADLESS =
  /^\s*\*?\s*(?:What|Whatever|Who|Whoever|Whom|Whose|Of (?:a|an|the|what|which|whom)|(?:For|To|With|From) (?:what|which|who|whom)|Where (?:there|nobody|none|no))\b(?!.*\?\s*$)/;

/** @type {Rule} */
const screenTerms = {
  meta: {
    type: 'suggestion',
    messages: {
      replaced: 'Customers read “{{term}}” here: write “{{better}}”.',
      kitchen: 'A control names the restaurant, not the kitchen.',
    },
  },
  create(context) {
    /** @type {(node: { type: string }, text: string) => void} */
    const check = (node, text) => {
      for (const [pattern, better] of replacedTerms) {
        const [term] = pattern.exec(text) ?? [];
        if (term !== undefined) {
          context.report({
            node: /** @type {any} */ (node),
            messageId: 'replaced',
            data: { term, better },
          });
        }
      }
    };
    return {
      JSXText(node) {
        check(node, node.value);
        const { parent } = node;
        const isControl =
          parent.type === 'JSXElement' &&
          parent.openingElement.name.type === 'JSXIdentifier' &&
          CONTROLS.has(parent.openingElement.name.name);
        if (isControl && /\bkitchens?\b/i.test(node.value)) {
          context.report({ node, messageId: 'kitchen' });
        }
      },
      Literal(node) {
        if (typeof node.value === 'string') check(node, node.value);
      },
      TemplateElement(node) {
        check(node, node.value.raw);
      },
    };
  },
};

/** @type {Rule} */
const commentSubjects = {
  meta: {
    type: 'suggestion',
    messages: {
      headless: 'Begin the comment with a verb or with the noun that it is about.',
    },
  },
  create(context) {
    return {
      Program() {
        const comments = context.sourceCode.getAllComments();
        for (const [index, { type, value, loc }] of comments.entries()) {
          const before = comments[index - 1];
          const isContinued =
            type === 'Line' &&
            before?.type === 'Line' &&
            before.loc.end.line === loc.start.line - 1;
          if (!isContinued && HEADLESS.test(value.replace(/^\*?\s*\n/, ''))) {
            context.report({ loc, messageId: 'headless' });
          }
        }
      },
    };
  },
};

export default {
  meta: { name: 'plain-english' },
  rules: { 'screen-terms': screenTerms, 'comment-subjects': commentSubjects },
};
