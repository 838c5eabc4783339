import type { ServiceCategoryId } from '#app/features/services/catalogue/categories.ts';

type Words = { stars: 1 | 2 | 3 | 4 | 5; text: string };

/** Reviews that fit any visit. */
export const generalWords: readonly Words[] = [
  {
    stars: 5,
    text: 'On time, friendly, and gone again without a trace of dust. I have booked the next visit already.',
  },
  {
    stars: 5,
    text: 'Exactly what was agreed, for exactly the price that was shown. I wish everything were this easy.',
  },
  { stars: 5, text: '' },
  {
    stars: 5,
    text: 'Came with everything that was needed, explained each step, and took a question afterwards by phone.',
  },
  {
    stars: 5,
    text: 'Second visit and just as good as the first. Recommended to my sister, who booked the same evening.',
  },
  { stars: 5, text: 'Lovely manner, steady hands. You notice that this is somebody who likes the work.' },
  { stars: 4, text: 'Very good work. Ten minutes late because of traffic, but wrote ahead, so no harm done.' },
  { stars: 4, text: '' },
  {
    stars: 4,
    text: 'Careful and tidy. Took a little longer than planned, and I would rather have it this way than rushed.',
  },
  { stars: 4, text: 'Good result. Parking at our place is hard, so plan a few minutes for that.' },
  { stars: 3, text: 'The work is fine, the appointment had to be moved by an hour on the day itself.' },
  { stars: 3, text: 'Decent, nothing to complain about. I had hoped for a bit more advice.' },
  { stars: 2, text: 'Half of what we talked about was forgotten, and I had to ask for it.' },
];

/** Reviews that fit only visits of the category. */
export const wordsByCategory: Readonly<Record<ServiceCategoryId, readonly Words[]>> = {
  'beauty-wellness': [
    {
      stars: 5,
      text: 'Six weeks later it still falls the way it did on the first day. That has never happened to me.',
    },
    {
      stars: 5,
      text: 'My mother no longer leaves the house easily. To see her smile into the mirror was worth every cent.',
    },
    { stars: 5, text: 'Listened first, then began. The color is what I had in my head and could not describe.' },
    { stars: 4, text: 'Beautiful result. Have a chair with a low back ready, ours was too high.' },
  ],
  'auto-care': [
    { stars: 5, text: 'Two children and a dog ride in this car, and you would not know it any more.' },
    { stars: 5, text: 'Did it in my driveway while I was in meetings. The old parts lay there for me to look at.' },
    { stars: 4, text: 'The seats look new. One stain on the carpet stayed, and that was said beforehand.' },
  ],
  'pet-services': [
    { stars: 5, text: 'Our terrier hides from everybody with clippers. This time he fell asleep.' },
    { stars: 5, text: 'Patient with an old cat who is patient with nobody. No scratches on either side.' },
    { stars: 4, text: 'Gentle and thorough. The yard was wet afterwards, bring the towels out in time.' },
  ],
  'food-trucks': [
    { stars: 5, text: 'Forty guests, no queue, and everybody asked for the name of the cook.' },
    { stars: 5, text: 'Two courses at our own table, and the kitchen was cleaner than before.' },
    { stars: 4, text: 'Wonderful food. We would order a little more of the vegetarian dishes next time.' },
  ],
  'home-services': [
    { stars: 5, text: 'Behind the stove. Nobody has ever cleaned behind the stove.' },
    { stars: 5, text: 'The shelf hangs straight, which cannot be said of our walls.' },
    { stars: 4, text: 'Thorough and quiet. The windows on the street side could have done with a second round.' },
  ],
  'tech-services': [
    { stars: 5, text: 'Fixed in forty minutes what I had fought with for two weekends, and wrote down what it was.' },
    { stars: 5, text: 'The phone works, the photos are all there, and nobody made me feel stupid.' },
    { stars: 4, text: 'Network runs in every room now. The cable along the stairs could be tidier.' },
  ],
  'eco-services': [
    { stars: 5, text: 'The bike shifts as it did when it was new. Took the old chain along for recycling.' },
    { stars: 5, text: 'Planted what grows here instead of what looks good in June. It all took.' },
    { stars: 4, text: 'Good advice and good work. The compost comes with a smell for the first days.' },
  ],
};

/** Replies of professionals to happy and to unhappy clients. */
export const demoReplies: Readonly<Record<'happy' | 'unhappy', readonly string[]>> = {
  happy: [
    'Thank you! It was a pleasure, see you next time.',
    'Thank you for the kind words, they make my week.',
    'Glad that it worked out so well. Write to me if anything comes up.',
    'Thank you for having me.',
  ],
  unhappy: [
    'Thank you for telling me so openly. Next time we go through everything before I begin.',
    'I am sorry about that. Please write to me, I would like to make it right.',
  ],
};
