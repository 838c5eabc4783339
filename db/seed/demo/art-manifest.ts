/**
 * The demo pictures, by category. Written by `npm run art`; change the scripts in scripts/art, not this file.
 * Files: public/images/portraits/{id}-{320,640}.{avif,webp} (square, transparent) and
 * public/images/portfolio/{id}-{480,1080}.{avif,webp} (480 and 1080 px wide).
 */
export interface PortraitArt {
  id: string;
  /** The pronoun the picture suits best, so that names fit. */
  pronoun: 'she' | 'he';
  width: number;
  height: number;
}

export interface PortfolioArt {
  id: string;
  alt: string;
  /** Pixels of the larger file. */
  width: number;
  height: number;
}

export const portraitsByCategory = {
  'beauty-wellness': [
    { id: 'p01', pronoun: 'she', width: 640, height: 640 },
    { id: 'p02', pronoun: 'she', width: 640, height: 640 },
    { id: 'p03', pronoun: 'she', width: 640, height: 640 },
    { id: 'p04', pronoun: 'he', width: 640, height: 640 },
    { id: 'p05', pronoun: 'she', width: 640, height: 640 },
    { id: 'p06', pronoun: 'she', width: 640, height: 640 },
    { id: 'p07', pronoun: 'she', width: 640, height: 640 },
    { id: 'p08', pronoun: 'he', width: 640, height: 640 },
    { id: 'p09', pronoun: 'she', width: 640, height: 640 },
    { id: 'p10', pronoun: 'she', width: 640, height: 640 },
    { id: 'p11', pronoun: 'she', width: 640, height: 640 },
  ],
  'auto-care': [
    { id: 'p12', pronoun: 'he', width: 640, height: 640 },
    { id: 'p13', pronoun: 'he', width: 640, height: 640 },
    { id: 'p14', pronoun: 'she', width: 640, height: 640 },
    { id: 'p15', pronoun: 'he', width: 640, height: 640 },
    { id: 'p16', pronoun: 'he', width: 640, height: 640 },
    { id: 'p17', pronoun: 'he', width: 640, height: 640 },
    { id: 'p18', pronoun: 'she', width: 640, height: 640 },
    { id: 'p19', pronoun: 'he', width: 640, height: 640 },
    { id: 'p20', pronoun: 'he', width: 640, height: 640 },
    { id: 'p21', pronoun: 'he', width: 640, height: 640 },
  ],
  'pet-services': [
    { id: 'p22', pronoun: 'she', width: 640, height: 640 },
    { id: 'p23', pronoun: 'she', width: 640, height: 640 },
    { id: 'p24', pronoun: 'he', width: 640, height: 640 },
    { id: 'p25', pronoun: 'she', width: 640, height: 640 },
    { id: 'p26', pronoun: 'he', width: 640, height: 640 },
    { id: 'p27', pronoun: 'she', width: 640, height: 640 },
    { id: 'p28', pronoun: 'she', width: 640, height: 640 },
    { id: 'p29', pronoun: 'he', width: 640, height: 640 },
    { id: 'p30', pronoun: 'she', width: 640, height: 640 },
    { id: 'p31', pronoun: 'he', width: 640, height: 640 },
  ],
  'food-trucks': [
    { id: 'p32', pronoun: 'he', width: 640, height: 640 },
    { id: 'p33', pronoun: 'she', width: 640, height: 640 },
    { id: 'p34', pronoun: 'he', width: 640, height: 640 },
    { id: 'p35', pronoun: 'she', width: 640, height: 640 },
    { id: 'p36', pronoun: 'he', width: 640, height: 640 },
    { id: 'p37', pronoun: 'he', width: 640, height: 640 },
    { id: 'p38', pronoun: 'she', width: 640, height: 640 },
    { id: 'p39', pronoun: 'she', width: 640, height: 640 },
    { id: 'p40', pronoun: 'he', width: 640, height: 640 },
    { id: 'p41', pronoun: 'she', width: 640, height: 640 },
  ],
  'home-services': [
    { id: 'p42', pronoun: 'he', width: 640, height: 640 },
    { id: 'p43', pronoun: 'she', width: 640, height: 640 },
    { id: 'p44', pronoun: 'he', width: 640, height: 640 },
    { id: 'p45', pronoun: 'she', width: 640, height: 640 },
    { id: 'p46', pronoun: 'he', width: 640, height: 640 },
    { id: 'p47', pronoun: 'she', width: 640, height: 640 },
    { id: 'p48', pronoun: 'he', width: 640, height: 640 },
    { id: 'p49', pronoun: 'she', width: 640, height: 640 },
    { id: 'p50', pronoun: 'he', width: 640, height: 640 },
    { id: 'p51', pronoun: 'she', width: 640, height: 640 },
    { id: 'p52', pronoun: 'he', width: 640, height: 640 },
  ],
  'tech-services': [
    { id: 'p53', pronoun: 'he', width: 640, height: 640 },
    { id: 'p54', pronoun: 'she', width: 640, height: 640 },
    { id: 'p55', pronoun: 'he', width: 640, height: 640 },
    { id: 'p56', pronoun: 'she', width: 640, height: 640 },
    { id: 'p57', pronoun: 'he', width: 640, height: 640 },
    { id: 'p58', pronoun: 'she', width: 640, height: 640 },
    { id: 'p59', pronoun: 'he', width: 640, height: 640 },
    { id: 'p60', pronoun: 'she', width: 640, height: 640 },
    { id: 'p61', pronoun: 'he', width: 640, height: 640 },
    { id: 'p62', pronoun: 'she', width: 640, height: 640 },
  ],
  'eco-services': [
    { id: 'p63', pronoun: 'she', width: 640, height: 640 },
    { id: 'p64', pronoun: 'he', width: 640, height: 640 },
    { id: 'p65', pronoun: 'she', width: 640, height: 640 },
    { id: 'p66', pronoun: 'he', width: 640, height: 640 },
    { id: 'p67', pronoun: 'she', width: 640, height: 640 },
    { id: 'p68', pronoun: 'he', width: 640, height: 640 },
    { id: 'p69', pronoun: 'she', width: 640, height: 640 },
    { id: 'p70', pronoun: 'she', width: 640, height: 640 },
    { id: 'p71', pronoun: 'he', width: 640, height: 640 },
    { id: 'p72', pronoun: 'she', width: 640, height: 640 },
  ],
} satisfies Record<string, PortraitArt[]>;

export const clientPortraits: PortraitArt[] = [
  { id: 'c01', pronoun: 'she', width: 640, height: 640 },
  { id: 'c02', pronoun: 'he', width: 640, height: 640 },
  { id: 'c03', pronoun: 'she', width: 640, height: 640 },
  { id: 'c04', pronoun: 'he', width: 640, height: 640 },
  { id: 'c05', pronoun: 'she', width: 640, height: 640 },
  { id: 'c06', pronoun: 'he', width: 640, height: 640 },
];

export const portfolioByCategory = {
  'beauty-wellness': [
    { id: 'beauty-01', alt: 'Copper curls, cut and shaped', width: 1080, height: 1080 },
    { id: 'beauty-02', alt: 'Chestnut bob with a straight fringe', width: 1080, height: 1080 },
    { id: 'beauty-03', alt: 'Feed-in braids in a high ponytail', width: 1080, height: 1080 },
    { id: 'beauty-04', alt: 'Honey blond with soft waves', width: 1080, height: 1080 },
    { id: 'beauty-05', alt: 'High-top fade with a lined beard', width: 1080, height: 1080 },
    { id: 'beauty-06', alt: 'Bridal updo with a white ribbon', width: 1080, height: 1440 },
    { id: 'beauty-07', alt: 'Gel manicure in coral and marigold', width: 1080, height: 1440 },
    { id: 'beauty-08', alt: 'Evening make-up palette with brushes', width: 1080, height: 810 },
    { id: 'beauty-09', alt: 'Massage table ready with candles and warm towels', width: 1080, height: 810 },
    { id: 'beauty-10', alt: 'Hot stones, oil and eucalyptus', width: 1080, height: 1080 },
    { id: 'beauty-11', alt: 'A salon corner set up in a living room', width: 1080, height: 810 },
    { id: 'beauty-12', alt: 'Dryer, mirror and creams of a mobile stylist', width: 1080, height: 810 },
  ],
  'auto-care': [
    { id: 'auto-01', alt: 'Green hatchback in a coat of foam', width: 1080, height: 810 },
    { id: 'auto-02', alt: 'Red sedan after a full detail', width: 1080, height: 810 },
    { id: 'auto-03', alt: 'Marigold SUV washed on the drive', width: 1080, height: 810 },
    { id: 'auto-04', alt: 'Family van, clean inside and out', width: 1080, height: 810 },
    { id: 'auto-05', alt: 'Plum pickup under snow foam', width: 1080, height: 810 },
    { id: 'auto-06', alt: 'Alloy wheel, cleaned and sealed', width: 1080, height: 1080 },
    { id: 'auto-07', alt: 'Dashboard and seats after interior cleaning', width: 1080, height: 810 },
    { id: 'auto-08', alt: 'Oil change in the garage', width: 1080, height: 810 },
    { id: 'auto-09', alt: 'Tools laid out for a brake service', width: 1080, height: 1080 },
    { id: 'auto-10', alt: 'Tyre stack before the seasonal change', width: 1080, height: 1440 },
    { id: 'auto-11', alt: 'Evening wash under a street lamp', width: 1080, height: 810 },
  ],
  'pet-services': [
    { id: 'pets-01', alt: 'Beagle after a bath and brush', width: 1080, height: 1080 },
    { id: 'pets-02', alt: 'Poodle with a lion trim', width: 1080, height: 1080 },
    { id: 'pets-03', alt: 'Terrier, hand-stripped', width: 1080, height: 1080 },
    { id: 'pets-04', alt: 'Goldendoodle, de-matted and fluffed', width: 1080, height: 1080 },
    { id: 'pets-05', alt: 'Tabby cat in a coral bow tie', width: 1080, height: 1080 },
    { id: 'pets-06', alt: 'Bath time for a chocolate labrador', width: 1080, height: 810 },
    { id: 'pets-07', alt: 'Shepherd in the tub, with company', width: 1080, height: 810 },
    { id: 'pets-08', alt: 'Morning walk in the park', width: 1080, height: 810 },
    { id: 'pets-09', alt: 'Two visitors waiting for dinner', width: 1080, height: 810 },
    { id: 'pets-10', alt: 'House visit for a sleepy cat', width: 1080, height: 810 },
    { id: 'pets-11', alt: 'Nail and coat kit for a home visit', width: 1080, height: 1440 },
    { id: 'pets-12', alt: 'Grey kitten after its first brush', width: 1080, height: 1440 },
  ],
  'food-trucks': [
    { id: 'food-01', alt: 'Three tacos with lime and salsa', width: 1080, height: 810 },
    { id: 'food-02', alt: 'Smash burger with fries', width: 1080, height: 810 },
    { id: 'food-03', alt: 'Flat whites from the coffee cart', width: 1080, height: 1440 },
    { id: 'food-04', alt: 'Strawberry birthday cake', width: 1080, height: 1080 },
    { id: 'food-05', alt: 'The truck at lunch, downtown', width: 1080, height: 810 },
    { id: 'food-06', alt: 'Night market with the lights on', width: 1080, height: 810 },
    { id: 'food-07', alt: 'Ramen with a soft egg', width: 1080, height: 1080 },
    { id: 'food-08', alt: 'Wood-fired pizza, basil and tomato', width: 1080, height: 1080 },
    { id: 'food-09', alt: 'Box of glazed doughnuts', width: 1080, height: 1080 },
    { id: 'food-10', alt: 'Market salad with herbs', width: 1080, height: 810 },
    { id: 'food-11', alt: 'Skewers over the grill', width: 1080, height: 810 },
    { id: 'food-12', alt: 'Cupcakes for a garden wedding', width: 1080, height: 810 },
    { id: 'food-13', alt: 'Two scoops by the park', width: 1080, height: 1440 },
  ],
  'home-services': [
    { id: 'home-01', alt: 'Living room after a deep clean', width: 1080, height: 810 },
    { id: 'home-02', alt: 'Feature wall in terracotta', width: 1080, height: 810 },
    { id: 'home-03', alt: 'Built-in shelves around a reading chair', width: 1080, height: 1440 },
    { id: 'home-04', alt: 'Kitchen, spotless from tap to tile', width: 1080, height: 810 },
    { id: 'home-05', alt: 'New mixer tap, no more drip', width: 1080, height: 1080 },
    { id: 'home-06', alt: 'Boiler serviced before the winter', width: 1080, height: 1440 },
    { id: 'home-07', alt: 'Gallery wall, hung and level', width: 1080, height: 810 },
    { id: 'home-08', alt: 'Move-out clean, ready for the keys', width: 1080, height: 810 },
    { id: 'home-09', alt: 'Dining table assembled and set', width: 1080, height: 810 },
    { id: 'home-10', alt: 'Outlets and lights made safe', width: 1080, height: 1080 },
    { id: 'home-11', alt: 'Bathroom, fresh towels and clear glass', width: 1080, height: 1440 },
  ],
  'tech-services': [
    { id: 'tech-01', alt: 'Home office with two screens, cables out of sight', width: 1080, height: 810 },
    { id: 'tech-02', alt: 'Television on the wall, sound tuned', width: 1080, height: 810 },
    { id: 'tech-03', alt: 'Wi-Fi in every room of the house', width: 1080, height: 1080 },
    { id: 'tech-04', alt: 'Cracked phone before the repair', width: 1080, height: 1080 },
    { id: 'tech-05', alt: 'The same phone, good as new', width: 1080, height: 1080 },
    { id: 'tech-06', alt: 'Desktop upgraded with more memory', width: 1080, height: 1440 },
    { id: 'tech-07', alt: 'Video doorbell and camera at the front door', width: 1080, height: 1440 },
    { id: 'tech-08', alt: 'One-to-one lesson at the kitchen table', width: 1080, height: 810 },
    { id: 'tech-09', alt: 'Backups and passwords in order', width: 1080, height: 810 },
    { id: 'tech-10', alt: 'Network cabinet, cabled and labelled', width: 1080, height: 1080 },
    { id: 'tech-11', alt: 'Cinema evening, set up in an hour', width: 1080, height: 810 },
    { id: 'tech-12', alt: 'Streaming desk with sound that works', width: 1080, height: 810 },
  ],
  'eco-services': [
    { id: 'eco-01', alt: 'Twelve solar panels on a family roof', width: 1080, height: 810 },
    { id: 'eco-02', alt: 'Raised beds, first lettuce of spring', width: 1080, height: 810 },
    { id: 'eco-03', alt: 'Compost corner with a lid that closes', width: 1080, height: 1080 },
    { id: 'eco-04', alt: 'Refill round: soap, oats and lentils', width: 1080, height: 810 },
    { id: 'eco-05', alt: 'Cargo-free deliveries by bicycle', width: 1080, height: 810 },
    { id: 'eco-06', alt: 'Plant-based cleaning, nothing harsh', width: 1080, height: 1080 },
    { id: 'eco-07', alt: 'Balcony turned into a herb garden', width: 1080, height: 1440 },
    { id: 'eco-08', alt: 'Sorted: paper, glass and garden waste', width: 1080, height: 810 },
    { id: 'eco-09', alt: 'Wildflower border by the front steps', width: 1080, height: 810 },
    { id: 'eco-10', alt: 'Old bike, new life', width: 1080, height: 1080 },
    { id: 'eco-11', alt: 'Home energy check, room by room', width: 1080, height: 810 },
    { id: 'eco-12', alt: 'Rain barrel and a full watering can', width: 1080, height: 1080 },
  ],
} satisfies Record<string, PortfolioArt[]>;
