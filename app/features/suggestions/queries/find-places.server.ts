import { cityKey } from '#app/lib/places/city-key.ts';
import { findCities, postalCodesFrom, type City, type PostalCode } from '#app/lib/places/postal-codes.server.ts';
import { suggestionLimits, type Suggestions } from '../suggestion.ts';
import { countComing, type Offers } from './offers.server.ts';

type Place = Suggestions['places'][number];

/** Fewer digits begin hundreds of ZIPs. */
const digitsFrom = 4;
const lettersFrom = 2;

/** Finds the cities and ZIPs that begin so, the largest first; those to which somebody comes are in front. */
export function findPlaces(typed: string, offers: Offers): Place[] {
  const text = typed.trim();
  const places = /^\d+$/.test(text) ? zipsFrom(text, offers) : citiesFrom(text, offers);
  const isServed = ({ professionals }: Place) => professionals > 0;
  return [...places.filter(isServed), ...places.filter((place) => !isServed(place))];
}

function zipsFrom(digits: string, offers: Offers): Place[] {
  if (digits.length < digitsFrom || digits.length > 5) return [];
  return postalCodesFrom(digits, suggestionLimits.placesAlone).map((place: PostalCode) => ({
    value: place.postalCode,
    note: `${place.city}, ${place.state}`,
    professionals: countComing(offers, place, null),
  }));
}

function citiesFrom(text: string, offers: Offers): Place[] {
  if (text.length < lettersFrom) return [];
  return findCities(text, suggestionLimits.placesAlone).map((city: City) => ({
    value: city.name,
    professionals: countComing(offers, city, cityKey(city.name)),
  }));
}
