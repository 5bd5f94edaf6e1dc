import { sentences } from '@portfolio/contracts/errors';
import { messagesOf } from '../languages/messages-of.ts';
import commonEn from '../common/en.json' with { type: 'json' };
import commonEs from '../common/es.json' with { type: 'json' };
import commonFr from '../common/fr.json' with { type: 'json' };
import { translationFaults } from '../messages/index.ts';
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };

test('no language lacks a text', () => {
  expect(translationFaults(en, { es, fr })).toEqual([]);
  expect(translationFaults(commonEn, { es: commonEs, fr: commonFr })).toEqual([]);
});

test('every code of a fault has a sentence', () => {
  const t = messagesOf('en', en, en);
  const wordless = Object.keys(sentences).filter((code) => t(`faults.${code}`, { count: 2 }) === `faults.${code}`);
  expect(wordless).toEqual([]);
});
