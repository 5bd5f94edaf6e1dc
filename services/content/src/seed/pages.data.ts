import type { PageInput, SectionInput } from '@portfolio/contracts/content';
import type { Motif } from './drawings.ts';

type Drawing = readonly [motif: Motif, hue: number];

export interface DemoSection extends Omit<SectionInput, 'revision' | 'cards'> {
  drawing?: Drawing;
  cards?: { title: string; content: string; button_text?: string; button_url?: string; drawing?: Drawing }[];
}

export interface DemoPage extends Pick<
  PageInput,
  'title' | 'slug' | 'description' | 'menu' | 'menu_order' | 'menu_title_es' | 'menu_title_fr'
> {
  sections: readonly DemoSection[];
}

/** Together they show every section type, and one that has no layout of its own. */
export const demoPages: readonly DemoPage[] = [
  {
    title: 'About',
    slug: 'about',
    description: 'Who builds the things on this site, and how.',
    menu: 'footer',
    menu_order: 1,
    menu_title_es: 'Acerca de',
    menu_title_fr: 'À propos',
    sections: [
      {
        section_type: 'hero',
        title: 'Software that stays calm',
        subtitle: 'Web, mobile and AI, built by one developer with twelve years of practice.',
        button_text: 'See the projects',
        button_url: '/projects',
        drawing: ['orbit', 190],
      },
      {
        section_type: 'text',
        title: 'How the work goes',
        content:
          'Every project begins with a week of listening and a page of plain text.\nThen something small goes live early, and grows with what its users really do.\nCode is reviewed, tested and handed over so that the next developer needs no phone call.',
      },
      {
        section_type: 'image_text',
        title: 'A workshop, not an agency',
        content:
          'The workshop is remote and takes on two projects at a time.\nClients talk to the person who writes the code.',
        image_position: 'right',
        button_text: 'Read a case study',
        button_url: '/page/case-study-theatre',
        drawing: ['code', 206],
      },
      {
        section_type: 'cta',
        title: 'Have something in mind?',
        content: 'A few sentences are enough to begin.',
        button_text: 'Write a message',
        button_url: '/contact',
        background_color: 'bg-accent',
      },
    ],
  },
  {
    title: 'Pricing',
    slug: 'pricing',
    description: 'What it costs to work together: by the day, by the project or by the month.',
    menu: 'footer',
    menu_order: 2,
    menu_title_es: 'Precios',
    menu_title_fr: 'Tarifs',
    sections: [
      {
        section_type: 'hero',
        title: 'Three ways to work together',
        subtitle: 'Each with a written estimate before anything begins.',
        background_color: 'bg-raised',
      },
      {
        section_type: 'cards',
        title: 'Choose what fits',
        cards: [
          {
            title: 'By the day',
            content: 'For reviews, audits and a second opinion. Booked a week ahead.',
            button_text: 'Book a day',
            button_url: '/contact',
            drawing: ['calendar', 160],
          },
          {
            title: 'By the project',
            content: 'A fixed price for a fixed scope, paid in three parts.',
            button_text: 'Ask for a quote',
            button_url: '/contact',
            drawing: ['cards', 214],
          },
          {
            title: 'By the month',
            content: 'Maintenance and small changes, answered within one working day.',
            drawing: ['bars', 266],
          },
        ],
      },
      {
        section_type: 'text',
        title: 'What is always included',
        content: 'Tests, documentation and a month of support after the launch.\nInvoices are due within 30 days.',
      },
      {
        section_type: 'cta',
        title: 'Not sure which one?',
        content: 'Describe the problem; the advice is free.',
        button_text: 'Get in touch',
        button_url: '/contact',
      },
    ],
  },
  {
    title: 'Accessibility',
    slug: 'accessibility',
    description: 'How this site and the apps on it are made usable for everybody.',
    menu: 'footer',
    menu_order: 3,
    menu_title_es: 'Accesibilidad',
    menu_title_fr: 'Accessibilité',
    sections: [
      {
        section_type: 'image_text',
        title: 'Keyboard first',
        content:
          'Every screen works without a mouse, with a visible focus and in a sensible order.\nScreen readers announce each change of the page.',
        image_position: 'left',
        drawing: ['network', 176],
      },
      {
        section_type: 'cards',
        title: 'What is checked before each release',
        cards: [
          { title: 'Contrast', content: 'Text reaches 4.5 to 1 in the dark and in the light theme.' },
          { title: 'Motion', content: 'Nothing moves when the reader prefers less motion.' },
          { title: 'Language', content: 'The interface speaks English, Spanish and French.' },
        ],
      },
      {
        section_type: 'checklist',
        title: 'Standards',
        subtitle: 'WCAG 2.2, level AA',
        content: 'Checked by axe in a real browser on every screen.\nTested with NVDA and VoiceOver twice a year.',
      },
      {
        section_type: 'hero',
        title: 'Found a barrier?',
        subtitle: 'Say so, and it is treated like a bug.',
        button_text: 'Report it',
        button_url: '/contact',
        drawing: ['peaks', 340],
      },
    ],
  },
  {
    title: 'A theatre sells its own seats',
    slug: 'case-study-theatre',
    description: 'How a theatre came to sell its seats itself, and what went wrong on the way.',
    menu: 'none',
    menu_order: 0,
    menu_title_es: '',
    menu_title_fr: '',
    sections: [
      {
        section_type: 'case_study',
        title: 'From an agency to the theatre’s own box office',
        subtitle: 'Four months, one developer, two ushers who tried every build.',
        problem:
          'An agency kept a fifth of every seat and told the theatre nothing about its audience.\nOn premieres its queue fell over before the curtain rose.',
        decision:
          'Seats are held by the database for eight minutes, without a queue in front of it.\nA printed stub with a code replaced the agency’s scanner.',
        result: 'The theatre has sold every seat of two seasons itself.\nThe ushers count the audience, not the stubs.',
        failure:
          'The first seat map was drawn from plans of 1974; row K does not exist.\nGift vouchers were promised for Christmas and came at Easter.',
        cards: [
          { title: '20 → 3 %', content: 'of a seat’s price goes to others' },
          { title: '1,140', content: 'seats sold in the first hour of a premiere' },
          { title: '0', content: 'seats sold twice' },
        ],
        button_text: 'Write about yours',
        button_url: '/contact',
        drawing: ['wave', 320],
      },
    ],
  },
];
