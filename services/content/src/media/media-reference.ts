/** SQL, for migrations, of the view that says who uses which file; `more` are further rows. */
export const mediaReference = (more: string): string => `
  CREATE OR REPLACE VIEW media_reference (hash, is_published, download_name) AS
    SELECT i.hash, p.is_published, NULL FROM project_image i JOIN project p ON p.id = i.project_id
    UNION ALL SELECT apk_hash, is_published, slug || '.apk' FROM mobile_demo
    UNION ALL SELECT ipa_hash, is_published, slug || '.ipa' FROM mobile_demo
    UNION ALL SELECT image_hash, is_published, NULL FROM mobile_demo
    UNION ALL SELECT s.hash, d.is_published, NULL
      FROM mobile_demo_screenshot s JOIN mobile_demo d ON d.id = s.mobile_demo_id
    UNION ALL SELECT s.image_hash, p.is_published, NULL FROM section s JOIN page p ON p.id = s.page_id
    UNION ALL SELECT c.image_hash, p.is_published, NULL
      FROM section_card c JOIN section s ON s.id = c.section_id JOIN page p ON p.id = s.page_id
    ${more};`;
