import { translationFaults } from './index.ts';

const en = { title: 'Hello {{name}}', shifts: { count_one: '{{count}} shift', count_other: '{{count}} shifts' } };

test('complete translations have no faults, whatever their plural forms', () => {
  const fr = {
    title: 'Bonjour {{name}}',
    shifts: { count_one: '{{count}} service', count_many: '{{count}} services', count_other: '{{count}} services' },
  };
  expect(translationFaults(en, { fr })).toEqual([]);
});

test('names what is missing, superfluous or has other placeholders', () => {
  const es = { title: 'Hola {{nombre}}', extra: 'de más' };
  expect(translationFaults(en, { es })).toEqual([
    'es lacks "shifts.count"',
    'es has "extra", which en lacks',
    'es "title" has other placeholders than en',
  ]);
});
