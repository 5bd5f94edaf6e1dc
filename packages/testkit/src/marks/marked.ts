import { z } from 'zod';

/** Nobody else sends these: what holds one was sent by the test. No encoding changes them, and only letters' case may change. */
export const mark = 'qxmarke';
const markedNumber = '73509128466';

export const isMarked = (text: string): boolean => text.toLowerCase().includes(mark) || text.includes(markedNumber);

let serial = 0;

/** A text like the given one, with the mark. */
export function marked(field: string, text = ''): string {
  serial += 1;
  if (text.includes('@') || /email/i.test(field)) return `${mark}${serial}@mark.example`;
  if (/phone/i.test(field)) return `+${markedNumber}`;
  if (/number|account/i.test(field)) return `DE${markedNumber}`;
  if (/url|website/i.test(field)) return `https://${mark}.example/${serial}`;
  if (/username|slug/i.test(field)) return `${mark}${serial}`;
  if (/code|postal|zip|version/i.test(field)) return mark;
  return `${text} ${mark} ${serial} mark`.trim();
}

/** Numbers, dates, enums: a mark would only be refused. */
const isFixed = (text: string): boolean => /^(\d+|[A-Z_]+|\d{4}-\d\d.*)$/.test(text);

/** The same variables of an operation with the mark in every text. */
export function markedVariables(value: unknown, field = ''): unknown {
  if (typeof value === 'string') return isFixed(value) ? value : marked(field, value);
  if (Array.isArray(value)) return value.map((item) => markedVariables(item, field));
  if (typeof value !== 'object' || value === null || value instanceof Blob) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, markedVariables(item, name)]));
}

interface TextSchema {
  type?: string;
  enum?: unknown;
  format?: string;
  anyOf?: TextSchema[];
}

const isText = ({ type, enum: among, format, anyOf }: TextSchema): boolean =>
  (type === 'string' && among === undefined && !/date|time|uuid/.test(format ?? '')) || (anyOf?.some(isText) ?? false);

/** Names of the fields of a body that take any text. */
export function textFields(body: z.ZodType): string[] {
  const { properties = {} } = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' });
  return Object.entries(properties).flatMap(([name, schema]) =>
    typeof schema === 'object' && isText(schema as TextSchema) ? [name] : [],
  );
}

/** A body with the mark in these fields, and in the names of its files. */
export function markedBody(body: object, fields: readonly string[]): object {
  if (!(body instanceof FormData)) {
    const texts = fields.map((field) => [field, marked(field, textOf((body as Record<string, unknown>)[field]))]);
    return { ...body, ...Object.fromEntries(texts) };
  }
  const form = new FormData();
  for (const [name, value] of body) {
    if (typeof value !== 'string') form.append(name, value, `${mark} ${value.name}`);
    else if (!fields.includes(name)) form.append(name, value);
  }
  for (const field of fields) form.append(field, marked(field, textOf(body.get(field))));
  return form;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
