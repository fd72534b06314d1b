import { describe, expect, test } from 'vitest';
import { findRefused } from './lint.ts';

const findUnsafe = (lines: readonly string[]) =>
  findRefused(
    'translated-text/own-element',
    lines.map((line) => `const x = ${line};`),
  );

describe('the lint rule for translated text', () => {
  test('refuses variable text that shares its element with other content, and any text after optional content @23.10 @P.23', () => {
    const unsafe = [
      '<h1>{count} found</h1>',
      "<p>A new version. {isGuest && 'Sign in.'}</p>",
      '<p>{isWrong && <Icon />}{help}</p>',
      '<p>{isOpen && <Icon />} Open now</p>',
      "<p>{isDay ? 'Day' : 'Night'}<Icon /></p>",
      '<p>{isDay ? day : night}<Icon /></p>',
      "<Button>{isBusy ? 'Wait' : 'Send'}</Button>",
      '<Button startIcon={<Icon />}>{label}</Button>',
      '<>{`${count} left`}</>',
      'isLate ? <Button>OK</Button> : <><Button>Keep</Button><Icon /></>',
      '<Tab label={`Past (${count})`} />',
    ];
    expect(findUnsafe(unsafe)).toEqual(unsafe.map((line) => `const x = ${line};`));
  });

  test('allows text that is the only content of its element, and fixed text before optional content', () => {
    expect(
      findUnsafe([
        '<h1>{`${count} found`}</h1>',
        "<p>{isOpen ? 'Open' : 'Closed'}</p>",
        '<p>{help}</p>',
        '<p>A flat <Price /> at checkout.</p>',
        '<p>Veg {isOn && <Icon />}</p>',
        '<p>{isWrong && <Icon />}<span>{help}</span></p>',
        '<Button>Undo</Button>',
        '<Button><span>{label}</span></Button>',
        '<Tab label={<span>{label}</span>} />',
      ]),
    ).toEqual([]);
  });
});
