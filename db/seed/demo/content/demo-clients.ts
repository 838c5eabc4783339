import { emailOf, phoneNumber, usernameOf } from './demo-identity.ts';
import type { DemoPresentation } from './demo-professional.ts';

export interface DemoClient {
  username: string;
  email: string;
  firstName: string;
  lastName: string;
  phone: string;
  presents: DemoPresentation;
  /** Where services take place, ending in the ZIP code. */
  address: string;
  zip: string;
}

export interface DemoAdmin {
  username: string;
  email: string;
  firstName: string;
  lastName: string;
  phone: string;
}

/** The account client@doorstep.test comes first. */
export const demoClients: readonly DemoClient[] = [
  client(
    ['Jordan', 'Avery'],
    'feminine',
    '512',
    101,
    '1814 Alder Grove Lane, Austin, TX 78704',
    'client@doorstep.test',
  ),
  client(['Naomi', 'Feldstein'], 'feminine', '512', 102, '4205 Pecan Hollow Street, Apt 12, Austin, TX 78751'),
  client(['Emeka', 'Obiora'], 'masculine', '512', 103, '912 Limestone Bend, Round Rock, TX 78664'),
  client(['Graciela', 'Fuentes'], 'feminine', '512', 104, '6017 Meadow Creek Drive, Austin, TX 78745'),
  client(['Theodore', 'Lang'], 'masculine', '602', 105, '2740 East Saguaro Terrace, Phoenix, AZ 85016'),
  client(['Anjali', 'Deshmukh'], 'feminine', '602', 106, '118 South Orchard View, Unit 4, Tempe, AZ 85281'),
  client(['Rhonda', 'Kitchell'], 'feminine', '602', 107, '19033 North Desert Willow Court, Glendale, AZ 85308'),
  client(['Cesar', 'Ballesteros'], 'masculine', '602', 108, '655 West Mesquite Lane, Gilbert, AZ 85234'),
  client(['Patrick', 'Dunmore'], 'masculine', '312', 109, '2231 North Garden Row, Apt 3F, Chicago, IL 60614'),
  client(['Latoya', 'Sims'], 'feminine', '312', 110, '731 South Lantern Street, Oak Park, IL 60302'),
  client(['Hyun-woo', 'Baek'], 'masculine', '312', 111, '1520 Quarry Lake Road, Naperville, IL 60540'),
  client(['Magda', 'Wisniewska'], 'feminine', '312', 112, '3348 North Linden Walk, Chicago, IL 60657'),
  client(['Julian', 'Ferreira'], 'masculine', '312', 113, '1106 Elm Harbor Avenue, Evanston, IL 60201'),
  client(['Denise', 'Haugen'], 'feminine', '312', 114, '404 Prairie Crossing, Schaumburg, IL 60193'),
];

export const demoAdmin: DemoAdmin = {
  username: 'robinmercer',
  email: 'admin@doorstep.test',
  firstName: 'Robin',
  lastName: 'Mercer',
  phone: phoneNumber('512', 100),
};

function client(
  name: readonly [first: string, last: string],
  presents: DemoPresentation,
  areaCode: string,
  line: number,
  address: string,
  email: string = emailOf(name),
): DemoClient {
  const [firstName, lastName] = name;
  const phone = phoneNumber(areaCode, line);
  return {
    username: usernameOf(name),
    email,
    firstName,
    lastName,
    phone,
    presents,
    address,
    zip: address.slice(-5),
  };
}
