import type { DemoProfessional } from './demo-professional.ts';
import type { DemoTrade } from './trades.ts';

/** One of the drawn pictures, by its id, with the professional's caption. */
export interface PortfolioPiece {
  scene: string;
  caption: string;
}

/** The pictures that fit each trade; a trade without a fitting one shows none. */
const piecesByTrade: Readonly<Record<DemoTrade, readonly PortfolioPiece[]>> = {
  hair: [
    { scene: 'beauty-01', caption: 'Copper curls, cut dry on a porch' },
    { scene: 'beauty-02', caption: 'Chestnut bob with a straight fringe' },
    { scene: 'beauty-04', caption: 'Honey balayage, eight weeks grown in' },
    { scene: 'beauty-06', caption: 'Bridal updo with a white ribbon' },
    { scene: 'beauty-11', caption: 'A salon corner in somebody’s living room' },
    { scene: 'beauty-08', caption: 'Evening make-up, brushes out' },
    { scene: 'beauty-12', caption: 'The whole kit on one side table' },
    { scene: 'beauty-03', caption: 'Braids in a high ponytail for picture day' },
  ],
  braids: [
    { scene: 'beauty-03', caption: 'Feed-in braids, high ponytail' },
    { scene: 'beauty-01', caption: 'Twist-out, day two' },
    { scene: 'beauty-11', caption: 'Cushion, music, set-up' },
    { scene: 'beauty-12', caption: 'Creams for dry ends' },
  ],
  'make-up': [
    { scene: 'beauty-06', caption: 'Bride, ten minutes before the vows' },
    { scene: 'beauty-08', caption: 'Forty shades and the brushes for them' },
    { scene: 'beauty-04', caption: 'Soft glam for an engagement' },
    { scene: 'beauty-12', caption: 'Mirror, light, touch-up kit' },
    { scene: 'beauty-02', caption: 'Barely there, for an interview' },
  ],
  barber: [
    { scene: 'beauty-05', caption: 'High fade, beard lined by hand' },
    { scene: 'beauty-11', caption: 'Living room turned barbershop' },
    { scene: 'beauty-12', caption: 'Hot towels on their way' },
  ],
  nails: [
    { scene: 'beauty-07', caption: 'Coral and marigold, short and round' },
    { scene: 'beauty-11', caption: 'Set-up by the good window' },
  ],
  massage: [
    { scene: 'beauty-09', caption: 'Table ready, candles lit' },
    { scene: 'beauty-10', caption: 'Warm stones, oil, eucalyptus' },
  ],
  skin: [
    { scene: 'beauty-12', caption: 'Everything for an hour of quiet' },
    { scene: 'beauty-10', caption: 'Oils, mixed on the day' },
  ],
  movement: [],
  styling: [{ scene: 'beauty-02', caption: 'New cut, ten new outfits' }],
  detailing: [
    { scene: 'auto-02', caption: 'Red sedan after a full detail' },
    { scene: 'auto-01', caption: 'Foam first, always' },
    { scene: 'auto-07', caption: 'Dash and seats, crumbs gone' },
    { scene: 'auto-03', caption: 'Washed and waxed on the drive' },
    { scene: 'auto-06', caption: 'One wheel, forty minutes' },
    { scene: 'auto-04', caption: 'Family van, before the next trip' },
    { scene: 'auto-05', caption: 'Pickup under snow foam' },
    { scene: 'auto-11', caption: 'Last one of the day' },
  ],
  mechanic: [
    { scene: 'auto-08', caption: 'Oil change, nothing on the floor' },
    { scene: 'auto-09', caption: 'Laid out for a brake job' },
    { scene: 'auto-10', caption: 'While the wheels were off' },
  ],
  inspections: [{ scene: 'auto-09', caption: 'What comes out for an inspection' }],
  tires: [
    { scene: 'auto-10', caption: 'Summer set, stacked and labeled' },
    { scene: 'auto-06', caption: 'Balanced and back on' },
  ],
  glass: [],
  grooming: [
    { scene: 'pets-04', caption: 'Goldendoodle, untangled and fluffed' },
    { scene: 'pets-01', caption: 'Beagle after a bath and brush' },
    { scene: 'pets-02', caption: 'Poodle, lion trim by request' },
    { scene: 'pets-06', caption: 'Bath time, no protest' },
    { scene: 'pets-03', caption: 'Terrier, hand-stripped' },
    { scene: 'pets-07', caption: 'Shepherd in the tub, with company' },
    { scene: 'pets-11', caption: 'The kit, ready for the next one' },
  ],
  'cat-grooming': [
    { scene: 'pets-05', caption: 'Tabby, dressed for the occasion' },
    { scene: 'pets-12', caption: 'Gray kitten after its first brush' },
    { scene: 'pets-10', caption: 'He slept through it' },
    { scene: 'pets-11', caption: 'Quiet tools only' },
  ],
  walking: [
    { scene: 'pets-08', caption: 'Morning walk in the park' },
    { scene: 'pets-09', caption: 'Back home, waiting for dinner' },
  ],
  sitting: [
    { scene: 'pets-09', caption: 'Two regulars, waiting for dinner' },
    { scene: 'pets-10', caption: 'Nap check at noon' },
    { scene: 'pets-08', caption: 'A loop before breakfast' },
  ],
  training: [{ scene: 'pets-08', caption: 'Loose leash, week three' }],
  vet: [
    { scene: 'pets-10', caption: 'House call for a sleepy patient' },
    { scene: 'pets-12', caption: 'First check, very brave' },
  ],
  aquariums: [],
  'pet-portraits': [
    { scene: 'pets-05', caption: 'Gentleman in coral' },
    { scene: 'pets-03', caption: 'Terrier, serious' },
    { scene: 'pets-12', caption: 'Small and gray' },
    { scene: 'pets-02', caption: 'The lion' },
    { scene: 'pets-09', caption: 'Dinner is late' },
    { scene: 'pets-01', caption: 'Beagle, freshly brushed' },
  ],
  tacos: [
    { scene: 'food-01', caption: 'Three of them, lime, green salsa' },
    { scene: 'food-05', caption: 'The truck at lunch' },
    { scene: 'food-06', caption: 'Lights on, line moving' },
    { scene: 'food-11', caption: 'Over the coals' },
  ],
  barbecue: [
    { scene: 'food-11', caption: 'Fire first, then patience' },
    { scene: 'food-06', caption: 'Saturday night service' },
    { scene: 'food-05', caption: 'At the curb by eleven' },
  ],
  pizza: [
    { scene: 'food-08', caption: 'Ninety seconds in' },
    { scene: 'food-10', caption: 'Salad while the oven heats' },
    { scene: 'food-06', caption: 'Oven on, lights on' },
  ],
  coffee: [
    { scene: 'food-03', caption: 'Flat whites for a stand-up' },
    { scene: 'food-09', caption: 'Doughnuts go with it' },
    { scene: 'food-12', caption: 'Garden wedding, second round' },
  ],
  'private-chef': [
    { scene: 'food-07', caption: 'Ramen, soft egg' },
    { scene: 'food-10', caption: 'Market salad, an hour old' },
    { scene: 'food-11', caption: 'Skewers for the second course' },
  ],
  'cooking-classes': [{ scene: 'food-10', caption: 'What we made, part one' }],
  pierogi: [
    { scene: 'food-05', caption: 'The old mail truck at lunch' },
    { scene: 'food-11', caption: 'Sausage on the grill' },
  ],
  'ice-cream': [
    { scene: 'food-13', caption: 'Two scoops by the park' },
    { scene: 'food-06', caption: 'Block party, after dark' },
  ],
  drinks: [
    { scene: 'food-12', caption: 'Shower table, before the guests' },
    { scene: 'food-04', caption: 'Cake by a friend, drinks by me' },
    { scene: 'food-06', caption: 'Last call without a hangover' },
  ],
  cleaning: [
    { scene: 'home-04', caption: 'Kitchen, spotless from tap to tile' },
    { scene: 'home-01', caption: 'Living room after a deep clean' },
    { scene: 'home-11', caption: 'Bathroom, fresh towels' },
    { scene: 'home-08', caption: 'Ready for the keys' },
  ],
  handyman: [
    { scene: 'home-07', caption: 'Gallery wall, level to a hair' },
    { scene: 'home-09', caption: 'Dining table, assembled and set' },
    { scene: 'home-03', caption: 'Shelves that will hold books' },
  ],
  mounting: [
    { scene: 'tech-02', caption: 'On the wall, cords gone' },
    { scene: 'home-09', caption: 'Six chairs, one evening' },
    { scene: 'home-07', caption: 'Five frames, one line' },
  ],
  plumbing: [
    { scene: 'home-05', caption: 'New faucet, no more drip' },
    { scene: 'home-11', caption: 'Everything dry again' },
  ],
  painting: [
    { scene: 'home-02', caption: 'Feature wall in terracotta' },
    { scene: 'home-03', caption: 'Shelves painted in' },
  ],
  yard: [
    { scene: 'eco-09', caption: 'Border by the front steps' },
    { scene: 'eco-12', caption: 'Timer off, barrel full' },
  ],
  organizing: [
    { scene: 'home-03', caption: 'Books, by how they are read' },
    { scene: 'tech-01', caption: 'Desk with its cables tamed' },
    { scene: 'eco-08', caption: 'Sorted, and it stayed that way' },
  ],
  windows: [
    { scene: 'home-11', caption: 'Clear glass in a small bathroom' },
    { scene: 'home-04', caption: 'Light you forgot about' },
  ],
  portraits: [
    { scene: 'beauty-06', caption: 'The morning of' },
    { scene: 'beauty-01', caption: 'Laughing at her brother' },
    { scene: 'beauty-04', caption: 'By the kitchen window' },
  ],
  celebrations: [],
  networks: [
    { scene: 'tech-03', caption: 'Signal in every room' },
    { scene: 'tech-10', caption: 'Cabinet, cabled and labeled' },
    { scene: 'tech-11', caption: 'Cinema evening, one remote' },
    { scene: 'tech-07', caption: 'Doorbell that tells you who' },
    { scene: 'tech-02', caption: 'Sound tuned to the room' },
  ],
  computers: [
    { scene: 'tech-06', caption: 'More memory, less waiting' },
    { scene: 'tech-09', caption: 'Backups and passwords in order' },
    { scene: 'tech-01', caption: 'Two screens, no spaghetti' },
  ],
  phones: [
    { scene: 'tech-05', caption: 'Good as new' },
    { scene: 'tech-04', caption: 'How it came in' },
  ],
  cameras: [
    { scene: 'tech-07', caption: 'Doorbell and camera, one cable hole' },
    { scene: 'tech-10', caption: 'Recorder in a cabinet' },
  ],
  photography: [
    { scene: 'beauty-02', caption: 'Founder, third frame' },
    { scene: 'beauty-12', caption: 'Creams, for a label' },
    { scene: 'beauty-05', caption: 'Actor, second look' },
    { scene: 'eco-04', caption: 'Jars for a refill shop' },
    { scene: 'beauty-04', caption: 'Real estate, but relaxed' },
    { scene: 'food-09', caption: 'Doughnuts for a menu' },
    { scene: 'beauty-10', caption: 'Oils, shot on stone' },
    { scene: 'beauty-01', caption: 'The one she chose' },
  ],
  lessons: [{ scene: 'tech-08', caption: 'At the kitchen table, no rush' }],
  gardens: [
    { scene: 'eco-09', caption: 'Front border, second summer' },
    { scene: 'eco-02', caption: 'First lettuce of spring' },
    { scene: 'eco-12', caption: 'Barrel after a storm' },
    { scene: 'eco-03', caption: 'Compost with a lid that closes' },
    { scene: 'eco-07', caption: 'Herbs on a balcony' },
  ],
  bikes: [
    { scene: 'eco-10', caption: 'Old bike, new life' },
    { scene: 'eco-05', caption: 'My shop, on the way to you' },
  ],
  energy: [
    { scene: 'eco-11', caption: 'Room by room, the leaks marked' },
    { scene: 'eco-01', caption: 'A roof worth measuring' },
  ],
  solar: [{ scene: 'eco-01', caption: 'Twelve panels, dust off' }],
  'green-cleaning': [
    { scene: 'eco-06', caption: 'Nothing harsh in the caddy' },
    { scene: 'eco-04', caption: 'Refill round' },
    { scene: 'home-04', caption: 'Kitchen, vinegar and steam' },
  ],
  mending: [],
  sharpening: [],
  'car-wash': [
    { scene: 'auto-03', caption: 'One cup of water' },
    { scene: 'auto-04', caption: 'Done while they were in a meeting' },
    { scene: 'auto-07', caption: 'Inside too' },
    { scene: 'auto-06', caption: 'Wheels by hand' },
  ],
};

/**
 * Returns the pictures of a portfolio in order. Professionals of the same trade may start at different places of its
 * list.
 */
export function portfolioOf(professional: DemoProfessional): readonly PortfolioPiece[] {
  const pieces = piecesByTrade[professional.trade];
  const start = professional.username.length % pieces.length;
  return [...pieces.slice(start), ...pieces.slice(0, start)].slice(0, professional.portfolioCount);
}
