import type { DemoClient } from './demo.types.ts';
import { clientsOf } from './rows.ts';

/**
 * Fifteen. Who works at one of the active ones works at the seventh after it too: the two of Boise lie that far apart.
 */
export const northgateClients: readonly DemoClient[] = clientsOf(
  `
Cascade Medical Center | Dr. Helen Ishikawa | facilities@cascade-medical.example | +1 503-555-0111 | 3181 SW Sam Jackson Park Road | 97239
  Emergency entrance | 3185 SW Sam Jackson Park Road | 97239
  Parking structure C | 700 SW Campus Drive | 97239
  Research annex | 2730 S Moody Avenue | 97201
Riverfront Mall | Tom Lindqvist | operations@riverfront-mall.example | +1 503-555-0112 | 845 SW Naito Parkway | 97204
  North concourse | 849 SW Naito Parkway | 97204
  Loading docks | 20 SW Taylor Street | 97204
Alder Street Museum | Priya Raman | priya.raman@aldermuseum.example | +1 503-555-0113 | 1219 SW Alder Street | 97205
  Sculpture garden | 1100 SW Alder Street | 97205
Harborline Logistics | Wes Carver | site-office@harborline.example | +1 503-555-0114 | 9000 N Lombard Street | 97203
  Terminal 4 gate | 11040 N Lombard Street | 97203
  Cold store | 9200 N Lombard Street | 97203
  Truck yard | 8900 N Bradford Street | 97203
  Container depot | 6200 N Marine Drive | 97203
Bluebird Apartments | Nadia Petrov | nadia@bluebird-living.example | +1 503-555-0115 | 2045 SE Belmont Street | 97214
Old Brewery Concert Hall | Sam Whitaker | house@oldbreweryhall.example | +1 503-555-0116 | 510 W Burnside Street | 97209
  Stage door | 18 NW 5th Avenue | 97209
Columbia Data Park | Ewa Sundberg | site-security@columbia-data.example | +1 360-555-0117 | 1500 SE Tech Center Drive | 98683
  Hall A | 1510 SE Tech Center Drive | 98683
  Hall B | 1530 SE Tech Center Drive | 98683
Idaho Capitol Offices | Jonas Albright | frontdesk@capitol-offices.example | +1 208-555-0118 | 650 W Bannock Street | 83702
  Lobby | 650 W Bannock Street | 83702
Mount Tabor Academy | Sister Agnes Doyle | campus@mounttabor.example | +1 503-555-0120 | 6220 SE Salmon Street | 97215
  Main gate | 6220 SE Salmon Street | 97215
  Sports hall | 6260 SE Yamhill Street | 97215
Sellwood Shipyard | Arne Nygaard | yard@sellwood-ship.example | +1 503-555-0121 | 8300 SE Oaks Park Way | 97202
  Dry dock | 8320 SE Oaks Park Way | 97202
Rose Quarter Events | Denise Okonkwo | events@rosequarter-events.example | +1 503-555-0122 | 1 N Center Court Street | 97227
  North doors | 300 N Winning Way | 97227
  Backstage | 350 N Interstate Avenue | 97227
Willamette Savings Bank | Patrick Yamada | facilities@willamette-savings.example | +1 503-555-0123 | 420 SW Broadway | 97205
  Vault floor | 420 SW Broadway | 97205
  Lloyd branch | 825 NE Multnomah Street | 97232
Forest Park Observatory | Dr. Amara Nwosu | nights@forestpark-observatory.example | +1 503-555-0124 | 4099 NW Thurman Street | 97210
  Dome | 4101 NW Thurman Street | 97210
Saint Helens Foods | Bruno Castellani | plant@sthelens-foods.example | +1 503-555-0125 | 1300 Columbia Boulevard | 97051
  Plant entrance | 1310 Columbia Boulevard | 97051
Treasure Valley Distribution | Luz Herrera | gatehouse@tvdistribution.example | +1 208-555-0119 | 4800 W Gowen Road | 83709
  Gatehouse | 4810 W Gowen Road | 83709
  Cross-dock | 4890 W Gowen Road | 83709
  Pendleton depot | 4100 Westgate | 97801
`,
  {
    'Cascade Medical Center': {
      notes: 'Guards report to the security desk in the east lobby and wear a visible badge.',
    },
    'Emergency entrance': { week_budget: 3800, week_hours: 168 },
    'North concourse': { week_budget: 2000, week_hours: 112 },
    'Alder Street Museum': { notes: 'Opening nights need two guards at the coat check.' },
    'Old Brewery Concert Hall': { status: 'inactive', notes: 'Closed for renovation; contract resumes next season.' },
    'Columbia Data Park': {
      city: 'Vancouver',
      state: 'WA',
      notes: 'Two-person rule in hall B. No telephones beyond the mantrap.',
    },
    'Idaho Capitol Offices': { city: 'Boise', state: 'ID', time_zone: 'America/Boise' },
    'Rose Quarter Events': { notes: 'Crowd control at all doors on event days; briefing 30 minutes before.' },
    'Saint Helens Foods': { city: 'St. Helens' },
    'Treasure Valley Distribution': {
      city: 'Boise',
      state: 'ID',
      time_zone: 'America/Boise',
      notes: 'Mountain Time: an hour ahead of the office.',
    },
    'Pendleton depot': { city: 'Pendleton', state: 'OR', time_zone: 'America/Los_Angeles' },
  },
);
