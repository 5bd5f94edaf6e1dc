import { randomUUID } from 'node:crypto';
import { actors } from '@portfolio/testkit';
import { androidPackage } from '../../src/seed/apps.ts';
import type { TestContent } from '../content.ts';
import { form, namedFile, picture } from '../files.ts';

/** What a call of the matrix is about. */
export type Subject = 'project' | 'demo' | 'page' | 'message' | 'post' | 'draft';

/** An item as calls name it. */
export interface Item {
  id: number;
  slug: string;
  /** Of a page: its two sections. */
  sections: number[];
}

/** Words that no other item has. */
export const unique = (): string => `t${randomUUID().slice(0, 8)}`;

/** The files of a call: an image that no other item has, and an app. */
export interface Files {
  image: Blob;
  apk: File;
}

/** Makes what the calls of the matrix are about, over REST, as staff. */
export class Stage {
  readonly #content: TestContent;
  readonly #apk: File;
  #shade = 0;

  private constructor(content: TestContent, apk: File) {
    this.#content = content;
    this.#apk = apk;
  }

  static async of(content: TestContent): Promise<Stage> {
    return new Stage(content, namedFile(await androidPackage('com.example.trail', 'Trail', '1.0'), 'trail.apk'));
  }

  async files(): Promise<Files> {
    this.#shade += 1;
    return { image: await picture(this.#shade), apk: this.#apk };
  }

  async make(subject: Subject): Promise<Item> {
    const { image, apk } = await this.files();
    const title = unique();
    if (subject === 'project') return this.#post('/projects/', form({ ...projectTexts(), images: image }));
    if (subject === 'demo') {
      return this.#post('/mobile-demos/', form({ ...demoTexts(), apk_file: apk, screenshots: image }));
    }
    if (subject === 'post') return this.#post('/blog/posts/', { title, content: 'Words.' });
    if (subject === 'draft') {
      const { id } = await this.make('post');
      const draft = await this.#post('/blog/posts/', { title, content: 'Other words.', is_published: false });
      await this.#content.sql('INSERT INTO blog_post_draft (draft_id, of_id, of_revision) VALUES ($1, $2, 1)', [
        draft.id,
        id,
      ]);
      return draft;
    }
    if (subject === 'page') {
      const { id } = await this.#post('/pages/', { title, slug: title });
      await this.#post(`/pages/${id}/add_section/`, { section_type: 'text' });
      return this.#post(`/pages/${id}/add_section/`, { section_type: 'cta' });
    }
    // The contact form does not tell the id, and its limit counts addresses.
    const rows = await this.#content.sql<{ id: number }>(
      `INSERT INTO contact_message (name, email, subject, message)
       VALUES ('Ada', 'ada@example.com', $1, 'A question.') RETURNING id`,
      [title],
    );
    return { id: rows[0]!.id, slug: '', sections: [] };
  }

  async #post(path: string, body: object): Promise<Item> {
    const answer = await this.#content.as(actors.staff).post(path, body);
    if (answer.status !== 201) throw new Error(`POST ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    const { id, slug, sections = [] } = answer.body;
    return { id, slug, sections: sections.map((section: { id: number }) => section.id) };
  }

  /** All that calls can change, to see that a refused one has changed nothing. */
  state(): Promise<unknown> {
    const tables = [
      'project',
      'mobile_demo',
      'page',
      'section',
      'contact_message',
      'blog_post',
      'media_file',
      'site_owner',
    ];
    const sums = tables.map((table) => `(SELECT md5(string_agg(t::text, '|' ORDER BY t::text)) FROM ${table} t)`);
    return this.#content.sql(`SELECT ARRAY[${sums.join(', ')}] AS sums`);
  }
}

export const projectTexts = () => ({ title: unique(), description: 'd', long_description: 'l', technologies: ['Go'] });

export const demoTexts = () => ({
  title: unique(),
  description: 'd',
  features: 'f',
  version: '1.0',
  operating_systems: ['Android'],
});
