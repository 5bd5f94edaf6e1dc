import { licencesOf } from './licences.ts';

test('what is shipped has a licence that was agreed to; a choice of two is one, and tools do not count', () => {
  const { byLicence, refused } = licencesOf({
    '': { version: '1.0.0' },
    'node_modules/free': { version: '1.0.0', license: 'MIT' },
    'node_modules/free/node_modules/either': { version: '2.0.0', license: '(MIT OR GPL-3.0-only)' },
    'node_modules/both': { version: '3.0.0', license: 'MIT AND GPL-3.0-only' },
    'node_modules/none': { version: '4.0.0' },
    'node_modules/tool': { version: '5.0.0', license: 'GPL-3.0-only', dev: true },
  });
  expect(byLicence.get('MIT')).toEqual(['free@1.0.0']);
  expect(refused).toEqual(['both@3.0.0: MIT AND GPL-3.0-only', 'none@4.0.0: unknown']);
});
