import { randomBytes } from 'node:crypto';
import { test } from '@playwright/test';
import type { Product } from '../../support/product.ts';
import { packages, picture, type ChosenFile } from './files.ts';

/** What is read of an item. */
export interface Made {
  id: number;
  slug: string;
  title: string;
}

const lists = ['/projects/', '/mobile-demos/', '/pages/', '/blog/posts/', '/contact/messages/'] as const;

/** Makes content of its own for a test, straight at the service, and takes it away again. */
export class Author {
  readonly #content: string;
  readonly #access: string;
  /** A project that has given way on the home page. */
  #displaced: number | undefined;
  /** In the title of everything the test makes, also in the browser: what carries it is deleted at the end. */
  readonly mark = `t${randomBytes(4).toString('hex')}`;

  constructor(product: Product, access: string) {
    this.#content = product.address('content');
    this.#access = access;
  }

  /** A title that no other item has. */
  name(words: string): string {
    return `${words} ${this.mark}`;
  }

  async request<Answer>(method: string, path: string, body?: object): Promise<Answer> {
    const isForm = body instanceof FormData;
    const answer = await fetch(this.#content + path, {
      method,
      headers: {
        authorization: `Bearer ${this.#access}`,
        // The contact form's limit counts addresses.
        'x-forwarded-for': Array.from(randomBytes(4)).join('.'),
        ...(body && !isForm && { 'content-type': 'application/json' }),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
    return (answer.status === 204 ? undefined : await answer.json()) as Answer;
  }

  project(words = 'Atlas', fields: Record<string, string> = {}): Promise<Made> {
    const title = this.name(words);
    const form = formOf({
      title,
      description: 'Maps.',
      long_description: 'Maps of all.',
      technologies: 'Go',
      ...fields,
    });
    form.append('images', fileOf(picture('one.png')));
    return this.request('POST', '/projects/', form);
  }

  /** Takes one of the three projects off the home page until the test is over; tests of the other lane take another. */
  async freePlace(): Promise<void> {
    const { results } = await this.request<{ results: Made[] }>(
      'GET',
      '/projects/?is_featured=true&ordering=created_at',
    );
    const { id } = results[test.info().parallelIndex % results.length]!;
    await this.request('PATCH', `/projects/${id}/`, { is_featured: false });
    this.#displaced = id;
  }

  page(words = 'Terms', fields: object = {}): Promise<Made> {
    return this.request('POST', '/pages/', { title: this.name(words), slug: this.mark, ...fields });
  }

  section(page: Made, fields: Record<string, string>): Promise<unknown> {
    return this.request('POST', `/pages/${page.id}/add_section/`, formOf(fields));
  }

  post(words = 'News', fields: object = {}): Promise<Made> {
    return this.request('POST', '/blog/posts/', { title: this.name(words), content: 'Some **words**.', ...fields });
  }

  /** A draft, with a package of those that the product brings along. */
  async demo(product: Product, fields: Record<string, string> = {}): Promise<Made> {
    const { apk } = await packages(product);
    const texts = { title: this.name('App'), description: 'Counts.', features: 'Steps', version: '1.0' };
    const form = formOf({ ...texts, operating_systems: 'Android', is_published: 'false', ...fields });
    form.append('apk_file', fileOf(apk));
    form.append('screenshots', fileOf(picture('two.png')));
    return this.request('POST', '/mobile-demos/', form);
  }

  message(words = 'Hello', fields: object = {}): Promise<unknown> {
    const letter = { name: 'Ada', email: 'ada@example.com', message: 'Could you build us an app?' };
    return this.request('POST', '/contact/submit/', { ...letter, subject: this.name(words), ...fields });
  }

  /** Deletes everything that carries the mark, and brings back what gave way to it. */
  async cleanUp(): Promise<void> {
    for (const list of lists) {
      const { results } = await this.request<{ results: Made[] }>('GET', `${list}?search=${this.mark}`);
      for (const { id } of results) await this.request('DELETE', `${list}${id}/`);
    }
    if (this.#displaced) await this.request('PATCH', `/projects/${this.#displaced}/`, { is_featured: true });
  }
}

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

const fileOf = ({ name, mimeType, buffer }: ChosenFile): File =>
  new File([new Uint8Array(buffer)], name, { type: mimeType });
