import type { MobileDemoInput } from '@portfolio/contracts/content';
import type { Motif } from './drawings.ts';

export interface DemoApp extends Pick<
  MobileDemoInput,
  'title' | 'description' | 'features' | 'version' | 'operating_systems'
> {
  id: string;
  drawing: readonly [motif: Motif, hue: number];
  /** Whether there is an iOS package too. */
  ipa?: true;
  web?: string;
  draft?: true;
}

/** Newest first. */
export const demoApps: readonly DemoApp[] = [
  {
    id: 'com.example.trailmark',
    title: 'Trailmark Lite',
    description:
      'Offline hiking maps in your pocket: the small edition of Trailmark with one mountain range.\nRecords a walk in the background and shares it as a link.',
    features: 'Maps without a signal\nTrack recording in the background\nHeights and shelters\nShare a walk as a link',
    version: '2.3.0',
    operating_systems: ['Android', 'iOS'],
    drawing: ['map', 140],
    ipa: true,
    web: 'https://trailmark.example.com/try',
  },
  {
    id: 'com.example.guardcheck',
    title: 'Guard Check-in',
    description:
      'The phone side of Rosterly: guards see their shifts, check in and out, and report what they noticed.\nWorks with gloves on: one big button.',
    features:
      'Today’s shift on one screen\nCheck in and out with one tap\nReminders before a shift\nDark by default for night work',
    version: '1.8.2',
    operating_systems: ['Android'],
    drawing: ['calendar', 172],
  },
  {
    id: 'com.example.echonotes',
    title: 'Echo Notes Pocket',
    description: 'Speak a thought, read it later. Speech becomes text on the phone itself; nothing is uploaded.',
    features: 'Dictation without the internet\nTags while you speak\nPlays back from the word you found',
    version: '0.9.4',
    operating_systems: ['iOS', 'Android'],
    drawing: ['wave', 222],
    ipa: true,
  },
  {
    id: 'com.example.pantry',
    title: 'Pantry Planner',
    description:
      'Cooks with what is there: scans the barcodes of your pantry and suggests recipes before things expire.',
    features: 'Barcode scanner\nRecipes from what you have\nShopping list for two phones',
    version: '1.1.0',
    operating_systems: ['Cross-Platform'],
    drawing: ['cards', 326],
    web: 'https://pantry.example.com',
  },
  {
    id: 'com.example.soilsense',
    title: 'Soil Sense',
    description:
      'The app of Signal Garden: shows which bed needs water, from sensors in the soil, on the local network.',
    features: 'Moisture of every bed\nBattery level of each sensor\nWorks when the internet is down',
    version: '1.0.3',
    operating_systems: ['Android'],
    drawing: ['network', 128],
  },
];
