/** What each person hears at the endpoints of the day of a visit that is weeks ahead, and on which nothing was pressed. */
export const visitRules = {
  'GET /bookings/:id/progress': {
    client: 200,
    'another client': 404,
    professional: 200,
    'another professional': 404,
    admin: 404,
  },
  // Nobody has cancelled it.
  'GET /bookings/:id/rescue': {
    client: 404,
    'another client': 404,
    professional: 404,
    'another professional': 404,
    admin: 404,
  },
  'POST /bookings/:id/rescue/hold': {
    client: 404,
    'another client': 404,
    professional: 404,
    'another professional': 404,
    admin: 404,
  },
  'POST /bookings/:id/rescue/checkout': {
    client: 404,
    'another client': 404,
    professional: 404,
    'another professional': 404,
    admin: 404,
  },
  'POST /bookings/:id/steps': {
    client: 404,
    'another client': 404,
    professional: 409,
    'another professional': 404,
    admin: 404,
  },
  'POST /bookings/:id/steps/:stepId/undo': {
    client: 404,
    'another client': 404,
    professional: 404,
    'another professional': 404,
    admin: 404,
  },
  'GET /bookings/:id/record': {
    client: 200,
    'another client': 404,
    professional: 200,
    'another professional': 404,
    admin: 404,
  },
  'PUT /bookings/:id/record': {
    client: 404,
    'another client': 404,
    professional: 409,
    'another professional': 404,
    admin: 404,
  },
  'POST /bookings/:id/photos': {
    client: 404,
    'another client': 404,
    professional: 409,
    'another professional': 404,
    admin: 404,
  },
  'DELETE /bookings/:id/photos/:photoId': {
    client: 404,
    'another client': 404,
    professional: 409,
    'another professional': 404,
    admin: 404,
  },
  // There is none before it is completed.
  'GET /bookings/:id/report': {
    client: 404,
    'another client': 404,
    professional: 404,
    'another professional': 404,
    admin: 404,
  },
};
