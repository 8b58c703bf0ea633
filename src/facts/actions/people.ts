/** Who is asked: users, and those who act for them. */
export const PEOPLE =
  /^(?:you|users|they|customers|we|members|anyone|everyone|people|clients|teams|tenants|projects|apps|applications|workspaces|accounts|shops|stores|sites|agencies|offices|households|admins|staff|schools|companies|[a-z]{0,20}(?:ers|ors|ees|clients|tenants|students|patients|residents|merchants|recipients|parents|libraries))$/;
