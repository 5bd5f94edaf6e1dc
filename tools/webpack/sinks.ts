import { parse, type Node } from 'acorn';

/** Properties that read a text as markup when they are set. */
const properties = new Set(['innerHTML', 'outerHTML', 'srcdoc']);

/** Methods that read a text as markup, or as code. */
const methods = new Set([
  'insertAdjacentHTML',
  'setHTMLUnsafe',
  'parseHTMLUnsafe',
  'createContextualFragment',
  'parseFromString',
  'write',
  'writeln',
]);

/** Functions that read a text as code. */
const functions = new Set(['eval', 'Function', 'importScripts']);
const timers = new Set(['setTimeout', 'setInterval']);

const mayHave = new RegExp(`\\b(?:${[...properties, ...methods, ...functions, ...timers].join('|')})\\b`);

/** What of a script turns text into markup or code: each as it stands there. @throws SyntaxError where it is no script */
export function sinksIn(source: string): string[] {
  if (!mayHave.test(source)) return [];
  const found: string[] = [];
  walk(parse(source, { ecmaVersion: 'latest', sourceType: 'module', allowHashBang: true }), (node) => {
    const name = sinkOf(node);
    if (name) found.push(name);
  });
  return [...new Set(found)];
}

/** A node of any kind: each kind has other fields. */
type AnyNode = Node & Record<string, unknown>;

function sinkOf(node: AnyNode): string | undefined {
  if (node.type === 'AssignmentExpression') {
    const name = nameOf(node['left']);
    return name && properties.has(name) ? name : undefined;
  }
  if (node.type !== 'CallExpression' && node.type !== 'NewExpression') return undefined;
  const callee = node['callee'] as AnyNode;
  const name = nameOf(callee);
  if (!name) return undefined;
  if (timers.has(name)) return isText((node['arguments'] as AnyNode[])[0]) ? name : undefined;
  if (callee.type === 'Identifier') return functions.has(name) ? name : undefined;
  if (name === 'write' || name === 'writeln') return nameOf(callee['object']) === 'document' ? name : undefined;
  return methods.has(name) || (functions.has(name) && isGlobal(callee['object'])) ? name : undefined;
}

const isGlobal = (node: unknown): boolean => ['window', 'self', 'globalThis', 'document'].includes(nameOf(node) ?? '');

/** The name of a variable, or of the property that is meant, also as `["it"]`. */
function nameOf(node: unknown): string | undefined {
  const { type, name, property, computed, value } = node as AnyNode;
  if (type === 'Identifier') return name as string;
  if (type === 'MemberExpression') return computed ? literalOf(property) : nameOf(property);
  return type === 'Literal' && typeof value === 'string' ? value : undefined;
}
const literalOf = (node: unknown) => ((node as AnyNode).type === 'Literal' ? nameOf(node) : undefined);

const isText = (node: AnyNode | undefined): boolean =>
  node?.type === 'TemplateLiteral' || (node?.type === 'Literal' && typeof node['value'] === 'string');

function walk(node: Node, visit: (node: AnyNode) => void): void {
  visit(node as AnyNode);
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) walk(child, visit);
}
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
