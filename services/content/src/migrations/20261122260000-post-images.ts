import type { MigrationInterface, QueryRunner } from 'typeorm';
import { mediaReference } from '../media/media-reference.ts';

/** Pictures of posts. They are never public: posts are for supporters. */
export class PostImages20261122260000 implements MigrationInterface {
  name = 'PostImages20261122260000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE blog_post_image (
        blog_post_id integer NOT NULL REFERENCES blog_post ON DELETE CASCADE,
        position smallint NOT NULL,
        hash text NOT NULL REFERENCES media_file,
        alt text NOT NULL DEFAULT '',
        PRIMARY KEY (blog_post_id, position)
      );
      CREATE INDEX blog_post_image_hash_idx ON blog_post_image (hash);
      ${mediaReference(`UNION ALL SELECT hash, false, NULL FROM blog_post_image`)}
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`${mediaReference('')} DROP TABLE blog_post_image;`);
  }
}
