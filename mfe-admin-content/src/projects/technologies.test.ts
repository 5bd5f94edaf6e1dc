import { suggested, withChosen } from './technologies.ts';

const names = ['Go', 'GraphQL', 'MongoDB', 'React', 'React Native', 'TypeScript', 'Zig'];

test.each([
  ['', ['Go', 'GraphQL', 'MongoDB', 'React', 'React Native', 'TypeScript']],
  ['go', ['MongoDB']],
  ['g', ['Go', 'GraphQL', 'MongoDB', 'Zig']],
  ['React, re', ['React Native']],
  ['rea', ['React', 'React Native']],
  ['GO, zig, ', ['GraphQL', 'MongoDB', 'React', 'React Native', 'TypeScript']],
  ['Perl', []],
])('after %j: %j', (typed, expected) => expect(suggested(typed, names)).toEqual(expected));

test.each([
  ['', 'Go, '],
  ['g', 'Go, '],
  ['React,Zi', 'React, Go, '],
])('what is chosen after %j gives %j', (typed, expected) => expect(withChosen(typed, 'Go')).toBe(expected));
