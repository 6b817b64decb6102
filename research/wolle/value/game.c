/* Volle Wolle by turns: rules, features of positions, the value net, exact turns, bids, and self-play.

   A position is one of: A before a deal, B before the bids, C before the turn of order[place], OVER.
   game.py compiles this file and calls it; check_game.py compares it with the engine. */
#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

typedef uint64_t u64;
enum { PLAIN, BLACK, SET3, SET7, DOG, BONE };
enum { A, B, C, OVER };
#define MAXN 6
#define NB 14
#define NONE 99

typedef struct {
  u64 undealt, display;
  int32_t n, place, bone, stage;
  int32_t number[MAXN], corner[MAXN], chips[MAXN], dogs[MAXN], c3[MAXN], c7[MAXN];
  int32_t small1[MAXN], small2[MAXN], pts[MAXN]; /* the two smallest plain sheep; plain and black points */
  int32_t bid[MAXN], order[MAXN];
} Pos;

typedef struct { int32_t kind, points, number, corner, symbol; } Card;
static Card deck[64];
static u64 of_kind[6], symbols;

static const int SIDES[3] = {12, 10, 8};
static const int OTHERS[3][2] = {{1, 2}, {0, 2}, {0, 1}};

#define EACH(i, set) for (u64 _s = (set); _s && ((i = __builtin_ctzll(_s)), 1); _s &= _s - 1)
#define COUNT(set) __builtin_popcountll(set)
static inline int imin(int a, int b) { return a < b ? a : b; }
static inline int imax(int a, int b) { return a > b ? a : b; }

void set_deck(const Card *cards, int count) {
  memset(of_kind, 0, sizeof of_kind);
  symbols = 0;
  for (int i = 0; i < count; i++) {
    deck[i] = cards[i];
    of_kind[cards[i].kind] |= 1ull << i;
    if (cards[i].symbol) symbols |= 1ull << i;
  }
}
#define SHEEP (of_kind[PLAIN] | of_kind[BLACK] | of_kind[SET3] | of_kind[SET7])

/* ---------------------------------------------------------------- random numbers */
static u64 rs[2] = {1, 2};
static u64 rnd(void) {
  u64 a = rs[0], b = rs[1];
  rs[0] = b;
  a ^= a << 23;
  rs[1] = a ^ b ^ (a >> 17) ^ (b >> 26);
  return rs[1] + b;
}
static int below(int k) { return (int)((rnd() >> 33) % (u64)k); }
static float uni(void) { return (rnd() >> 40) * (1.0f / 16777216.0f); }
void seed(u64 s) {
  rs[0] = s * 0x9E3779B97F4A7C15ull + 1;
  rs[1] = s ^ 0xD1B54A32D192ED03ull;
  for (int i = 0; i < 20; i++) rnd();
}

/* ---------------------------------------------------------------- rules */
static int target_of(int bid) { return bid == 13 ? 26 : 14 + bid; }
int set3(int c) { return c % 3 == 1 ? 3 : c % 3 == 2 ? 14 : 0; }
int set7(int c) { return 21 * (c / 3); }
static int stock(const Pos *p) {
  int s = 25;
  for (int i = 0; i < p->n; i++) s -= p->chips[i];
  return s;
}
static int rounds_to_come(const Pos *p) { return (COUNT(p->undealt) + p->n) / (p->n + 1); }
static int rolls(const Pos *p) { return p->place < p->n - 1 || (p->n == 2 && p->place == 1); }
static int most_other(const Pos *p, int seat) {
  int m = 0;
  for (int i = 0; i < p->n; i++) if (i != seat && p->dogs[i] > m) m = p->dogs[i];
  return m;
}
static int returned(const Pos *p, int i) {
  return (p->small1[i] == NONE ? 0 : p->small1[i]) + (p->small2[i] == NONE ? 0 : p->small2[i]);
}
int score(const Pos *p, int i) {
  int d = p->dogs[i];
  int s = p->pts[i] + p->chips[i] + set3(p->c3[i]) + set7(p->c7[i]);
  if (!d) s -= returned(p, i);
  if (d == 1) s += 9;
  if (d && d >= most_other(p, i)) s -= 5;
  if (p->bone == i) s += 4 * d;
  return s;
}
static void order_seats(Pos *p) {
  for (int i = 0; i < p->n; i++) p->order[i] = i;
  for (int i = 1; i < p->n; i++)
    for (int j = i; j > 0; j--) {
      int a = p->order[j - 1], b = p->order[j];
      if (p->bid[b] > p->bid[a] || (p->bid[b] == p->bid[a] && p->number[b] < p->number[a])) {
        p->order[j - 1] = b;
        p->order[j] = a;
      } else break;
    }
}
void reveal(Pos *p, const int32_t *bids) {
  for (int i = 0; i < p->n; i++) {
    p->bid[i] = bids[i];
    if (bids[i] == 13) p->chips[i]--;
  }
  order_seats(p);
  p->stage = C;
  p->place = 0;
}
static void end_round(Pos *p) {
  p->stage = p->undealt ? A : OVER;
  p->place = 0;
  p->display = 0;
}
/* Give cards to a seat, `top` (a card or -1) last; the bone if it steals. */
void give(Pos *p, int seat, u64 cards, int top, int steal) {
  int i;
  p->display &= ~cards;
  EACH(i, cards) {
    Card *c = &deck[i];
    switch (c->kind) {
    case PLAIN:
      if (c->points < p->small1[seat]) { p->small2[seat] = p->small1[seat]; p->small1[seat] = c->points; }
      else if (c->points < p->small2[seat]) p->small2[seat] = c->points; /* fall through */
    case BLACK: p->pts[seat] += c->points; break;
    case SET3: p->c3[seat]++; break;
    case SET7: p->c7[seat]++; break;
    case DOG: p->dogs[seat]++; break;
    default: p->bone = seat;
    }
  }
  if (steal) p->bone = seat;
  if (top >= 0) { p->number[seat] = deck[top].number; p->corner[seat] = deck[top].corner; }
}
/* After a turn: pass on. Returns the seat that must now take all that is left, or -1. */
static int pass_on(Pos *p) {
  p->place++;
  if (!p->display) { end_round(p); return -1; }
  if (p->n == 2) return p->place == 2 ? p->order[0] : -1;
  return p->place == p->n - 1 ? p->order[p->place] : -1;
}
/* Chips that reach the bid with a total of the dice: 0 if forced or by the bonus alone, -1 out of reach. */
int claim_cost(int total, int target, int corner, int chips, int *forced) {
  int result = total + imin(corner, 0);
  *forced = result >= target;
  if (*forced) return 0;
  int q = imax(target - result - imax(corner, 0), 0);
  return q <= chips ? q : -1;
}
int rescue_cost(int total, int target, int corner, int chips) {
  int result = total + imin(corner, 0);
  for (int k = 0; k < 2; k++) {
    int bonus = k ? 0 : imax(corner, 0);
    int q = imax(14 - result - bonus, 0);
    if (q <= chips && result + bonus + q < target) return q;
  }
  return -1;
}

/* ---------------------------------------------------------------- features */
#define NF 25
#define NS 20
static const int ROWS[NF] = {15, 24, 18, 24, 45, 40, 100, 60, 90, 48, 54, 18, 10, 53, 14, 85, 16, 246, 42, 34, 32, 246, 84, 69, 69};
static const int SROWS[NS] = {15, 105, 7, 7, 9, 12, 9, 16, 24, 15, 4, 4, 5, 4, 14, 14, 14, 13, 5, 35};
static int off[NF + 1], soff[NS + 1];
#define UNIT 4096 /* chances and expected cards in features are integers in parts of this */
static float by_try[40][4]; /* for a total of `need`, playing for cards: chances by try, and cards expected */
static int tries_int[40][4];

void layout(int32_t *out) {
  out[0] = NF; out[1] = NS; out[2] = off[NF]; out[3] = soff[NS];
}
static float third_hit(int die, int need) { return imin(imax(SIDES[die] - need + 1, 0), SIDES[die]) / (float)SIDES[die]; }
void init(void) {
  off[0] = soff[0] = 0;
  for (int i = 0; i < NF; i++) off[i + 1] = off[i] + ROWS[i];
  for (int i = 0; i < NS; i++) soff[i + 1] = soff[i] + SROWS[i];
  for (int need = 0; need < 40; need++) { /* the turn for 3, 2 or 1 cards */
    float best[3][13], two[3][13], three[3][13];
    for (int i = 0; i < 3; i++)
      for (int v = 1; v <= SIDES[i]; v++) {
        int j = OTHERS[i][0], k = OTHERS[i][1];
        float s = 0, s2 = 0, s3 = 0;
        for (int x = 1; x <= SIDES[j]; x++)
          for (int y = 1; y <= SIDES[k]; y++) {
            if (v + x + y >= need) { s += 2; s2 += 1; continue; }
            float h = fmaxf(third_hit(k, need - v - x), third_hit(j, need - v - y));
            s += h; s3 += h;
          }
        float w = SIDES[j] * SIDES[k];
        best[i][v] = s / w; two[i][v] = s2 / w; three[i][v] = s3 / w;
      }
    float p1 = 0, p2 = 0, p3 = 0;
    for (int a = 1; a <= 12; a++) for (int b = 1; b <= 10; b++) for (int c = 1; c <= 8; c++) {
      if (a + b + c >= need) { p1++; continue; }
      int i = 0, v = a;
      if (best[1][b] > best[i][v]) { i = 1; v = b; }
      if (best[2][c] > best[i][v]) { i = 2; v = c; }
      p2 += two[i][v]; p3 += three[i][v];
    }
    by_try[need][0] = p1 / 960; by_try[need][1] = p2 / 960; by_try[need][2] = p3 / 960;
    by_try[need][3] = (3 * p1 + 2 * p2 + p3) / 960;
    for (int k = 0; k < 4; k++) tries_int[need][k] = (int)(UNIT * by_try[need][k] + .5f);
  }
}
void tries_of(float *out) { memcpy(out, by_try, sizeof by_try); }
static int rb_of(int r) { return r <= 2 ? r : r <= 4 ? 3 : r <= 8 ? 4 : 5; }
static int floor_div(int a, int b) { return (a >= 0 ? a : a - b + 1) / b; }
static int clip(int x, int lo, int hi) { return x < lo ? lo : x > hi ? hi : x; }

typedef struct {
  int16_t f[MAXN][NF], s[NS];
  float p[MAXN], eg[MAXN]; /* score now; rough gain to expect of this round's turn */
  int32_t k;               /* row of scalars: stage, seats and rounds to come */
} Feat;

/* Rough value of a card to a seat, in points. `u3`, `u7`: sheep of the two kinds of sets still to be dealt. */
static int rough(const Pos *p, int i, const Card *c, int u3, int u7, int last) {
  int d = p->dogs[i], own = p->bone == i, v = 0, m;
  switch (c->kind) {
  case PLAIN: case BLACK: v = c->points; break;
  case SET3: m = p->c3[i] % 3; v = m == 0 ? 3 + imin(u3, 3) : m == 1 ? 11 - (u3 > 0) : -14 + 2 * imin(u3, 2); break;
  case SET7: m = p->c7[i] % 3; v = m == 0 ? (u7 > 3 ? 6 : u7 > 1 ? 3 : 0) : m == 1 ? imin(4 * u7, 10) : 21; break;
  case DOG: v = d == 0 ? 9 + returned(p, i) / (last ? 1 : 2) : d == 1 ? -9 : -1; if (own) v += 4; break;
  default: v = (last ? 0 : 2) + 4 * d;
  }
  if (c->symbol && p->bone >= 0 && !own) v += (last ? 4 : 2) * imin(d, 3);
  return v;
}

static void features(const Pos *p, Feat *o) {
  int n = p->n, r = rounds_to_come(p), rb = rb_of(r), st = p->stage, i, k, c;
  int now[MAXN], needs[MAXN], ahead[MAXN], left[MAXN], eg[MAXN], reach[MAXN], taken[MAXN];
  u64 U = p->undealt, D = p->display;
  int u3 = COUNT(U & of_kind[SET3]), u7 = COUNT(U & of_kind[SET7]), ud = COUNT(U & of_kind[DOG]);
  int us = COUNT(U & symbols), m = COUNT(D), rollers = 0;
  int d3 = COUNT(D & of_kind[SET3]), d7 = COUNT(D & of_kind[SET7]), dd = COUNT(D & of_kind[DOG]);
  int dbone = (D & of_kind[BONE]) ? 2 : (D & symbols) ? 1 : 0;
  /* The values of the cards to each seat, the best first; the part of each card that is still there. */
  int v[MAXN][8], which[MAXN][8], card[8], there[8];
  k = 0;
  EACH(c, D) { there[k] = UNIT; card[k++] = c; }
  for (i = 0; i < n; i++) {
    now[i] = score(p, i);
    ahead[i] = -1;
    eg[i] = left[i] = needs[i] = reach[i] = taken[i] = 0;
    for (k = 0; k < m; k++) {
      int x = rough(p, i, &deck[card[k]], u3, u7, r == 0), j = k;
      while (j > 0 && v[i][j - 1] < x) { v[i][j] = v[i][j - 1]; which[i][j] = which[i][j - 1]; j--; }
      v[i][j] = x;
      which[i][j] = k;
    }
  }
  if (st == C) {
    for (k = p->place; k < n; k++) {
      int s = p->order[k];
      ahead[s] = k - p->place;
      for (c = 0; c < m; c++) left[s] += there[c];
      if (n == 2 || k < n - 1) {
        rollers++;
        needs[s] = target_of(p->bid[s]) - p->corner[s];
        int *t = tries_int[clip(needs[s] - imin(p->chips[s], 1), 3, 39)];
        int q[6] = {UNIT, t[0] + t[1] + t[2], t[0] + t[1], t[0], 0, 0}, better = UNIT;
        for (c = 0; c < m; c++) {
          int w = which[s][c], at = imin(better / UNIT, 4), part = better % UNIT;
          int takes = there[w] * ((q[at] * (UNIT - part) + q[at + 1] * part) / UNIT) / UNIT;
          eg[s] += v[s][c] * takes;
          better += there[w];
          there[w] -= takes;
        }
        reach[s] = q[1];
        taken[s] = eg[s];
        eg[s] += (UNIT - q[1]) * imin(left[s], UNIT) / UNIT;
      } else for (c = 0; c < m; c++) eg[s] += v[s][c] * there[which[s][c]];
    }
    if (n == 2) { i = p->order[0]; for (c = 0; c < m; c++) eg[i] += v[i][c] * there[which[i][c]]; }
  }
  for (i = 0; i < n; i++) {
    int16_t *f = o->f[i];
    int pending = st == B || (st == C && ahead[i] >= 0);
    int dogs = imin(p->dogs[i], 4), mo = imin(most_other(p, i), 4);
    int bs = p->bone == i ? 0 : p->bone < 0 ? 1 : 2, m3 = p->c3[i] % 3, m7 = p->c7[i] % 3;
    f[0] = m3 * 5 + imin(u3, 4);
    f[1] = (m3 * 4 + imin(d3, 3)) * 2 + pending;
    f[2] = m7 * 6 + imin(u7, 5);
    f[3] = (m7 * 4 + imin(d7, 3)) * 2 + pending;
    f[4] = dogs * 9 + imin(ud, 8);
    f[5] = (dogs * 4 + imin(dd, 3)) * 2 + pending;
    f[6] = (dogs * 5 + mo) * 4 + imin(ud + dd, 3);
    f[7] = (bs * 5 + dogs) * 4 + imin(us, 3);
    f[8] = ((bs * 5 + dogs) * 3 + dbone) * 2 + pending;
    f[9] = clip(p->chips[i], 0, 7) * 6 + rb;
    f[10] = (clip(p->corner[i], -4, 4) + 4) * 6 + rb;
    int rank = 0;
    for (int j = 0; j < n; j++) rank += p->number[j] < p->number[i];
    f[11] = rank * 3 + st;
    f[12] = imin(p->number[i], 57) / 6;
    f[13] = 52;
    if (!p->dogs[i]) {
      int a = p->small1[i] == NONE ? 4 : p->small1[i], b = p->small2[i] == NONE ? 4 : p->small2[i];
      f[13] = imin(a + b, 12) * 4 + imin(ud + dd, 3);
    }
    int is_last = st == C && n > 2 && ahead[i] == n - 1 - p->place;
    f[14] = st == A ? 0 : st == B ? 1 : ahead[i] < 0 ? 2 : 3 + 2 * imin(ahead[i], 4) + is_last;
    f[15] = 84; f[16] = 15; f[18] = 41; f[19] = 33; f[20] = 31; f[22] = 83;
    if (pending) {
      int b3 = 0;
      for (c = 0; c < imin(3, m); c++) b3 += v[i][c];
      f[19] = clip(v[i][0], -8, 24) + 8;
      f[20] = clip(floor_div(b3 + 10, 2), 0, 30);
      f[22] = clip(floor_div(v[i][m - 1] + 12, 2), 0, 19);
      if (st == C) {
        f[16] = clip((2 * left[i] + UNIT / 2) / UNIT, 0, 14);
        f[18] = clip(floor_div(eg[i] + 10 * UNIT + UNIT / 2, UNIT), 0, 40);
        if (is_last) f[22] = 40 + clip(floor_div(eg[i] + 12 * UNIT, 2 * UNIT), 0, 30);
        else f[15] = clip(needs[i], 10, 30) * 4 - 40 + imin(p->chips[i], 3);
      }
    } else if (st == C && n == 2) f[22] = 40 + clip(floor_div(eg[i] + 12 * UNIT, 2 * UNIT), 0, 30);
  }
  for (i = 0; i < n; i++) { o->p[i] = now[i]; o->eg[i] = (float)eg[i] / UNIT; }
  for (i = 0; i < n; i++) {
    int m1 = -(1 << 29), m2 = -(1 << 29);
    for (int j = 0; j < n; j++) if (j != i) { m1 = imax(m1, now[j]); m2 = imax(m2, UNIT * now[j] + eg[j]); }
    o->f[i][17] = (clip(floor_div(2 * (now[i] - m1) + 3, 6), -20, 20) + 20) * 6 + rb;
    o->f[i][21] = (clip(floor_div(2 * (UNIT * now[i] + eg[i] - m2) + 3 * UNIT, 6 * UNIT), -20, 20) + 20) * 6 + rb;
    /* The lead after a success and after a miss of a seat that still rolls. */
    o->f[i][23] = o->f[i][24] = 68;
    if (reach[i] > 0) {
      int near = imin(rb, 3), won = taken[i] / imax(reach[i] / 64, 1) * 64;
      o->f[i][23] = (clip(floor_div(UNIT * now[i] + won - m2 + 2 * UNIT, 4 * UNIT), -8, 8) + 8) * 4 + near;
      o->f[i][24] = (clip(floor_div(UNIT * (now[i] + 1) - m2 + 2 * UNIT, 4 * UNIT), -8, 8) + 8) * 4 + near;
    }
    for (int k = 0; k < NF; k++) o->f[i][k] += off[k];
  }
  int16_t *s = o->s;
  int ps = 0;
  EACH(c, U & of_kind[PLAIN]) ps += deck[c].points;
  int t1 = 0, t2 = 0, t3 = 0, worst = 0, bonus = 0, blacks = COUNT(D & of_kind[BLACK]);
  EACH(c, D) {
    if (deck[c].kind == PLAIN) {
      int x = deck[c].points;
      if (x > t1) { t3 = t2; t2 = t1; t1 = x; } else if (x > t2) { t3 = t2; t2 = x; } else if (x > t3) t3 = x;
    }
    if (deck[c].kind == BLACK) worst += deck[c].points;
    if (deck[c].corner > bonus) bonus = deck[c].corner;
  }
  s[0] = (n - 2) * 3 + st;
  s[1] = (n - 2) * 21 + imin(r, 20);
  s[2] = imin(u3, 6); s[3] = imin(u7, 6); s[4] = imin(ud, 8);
  s[5] = imin(us, 5) * 2 + ((U & of_kind[BONE]) != 0);
  s[6] = imin(COUNT(U & of_kind[BLACK]), 8);
  s[7] = imin(ps / 10, 15);
  s[8] = imin(m, 7) * 3 + st;
  s[9] = imin(blacks, 4) * 3 + st;
  s[10] = imin(d3, 3); s[11] = imin(d7, 3); s[12] = imin(dd, 4); s[13] = dbone;
  s[14] = imin(t1, 13); s[15] = imin(t2, 13); s[16] = imin(t3, 13); s[17] = clip(-worst, 0, 12); s[18] = imin(bonus, 4);
  s[19] = (n - 2) * 7 + imin(rollers, 6);
  for (int k = 0; k < NS; k++) s[k] += soff[k];
  o->k = ((st == C ? 1 + clip(rollers, 1, 5) : st) * 5 + n - 2) * 21 + imin(r, 20);
}

/* ---------------------------------------------------------------- the net */
/* Vectors of 16 numbers, so that sums of rows stay in registers. */
typedef float V __attribute__((vector_size(64), aligned(4)));
#ifndef H
#define H 32
#endif
#define H2 64
#define NK 735
#define RMAX 1600
typedef struct {
  float own[RMAX][H], oth[RMAX][H], direct[RMAX][2], shared[352][H];
  float w2[H][H2], b2[H2], out[2][H2], k[NK][2];
  float pol[NB][H + H2], polb[NB]; /* the mix of bids of a seat, before the bids */
} Net;
static Net net __attribute__((aligned(64)));
void *net_address(void) { return &net; }
int net_size(void) { return sizeof net; }

/* A vector: chances to win, then expected points; of one position. */
typedef union { float v[16]; V all; } Vec;
static long evals = 0;
long evaluations(void) { return evals; }

#define VH (H / 16)
#define VS (H2 / 16)
typedef int32_t I __attribute__((vector_size(64), aligned(4)));
#define WHERE(mask, x) ((V)((mask) & (I)(x)))
static inline V at_least(V x, float lo) { V l = lo - (V){}; return WHERE(x > l, x) + WHERE(x <= l, l); }
static inline V at_most(V x, float hi) { V h = hi - (V){}; return WHERE(x < h, x) + WHERE(x >= h, h); }
static inline float sum_of(V x) { float s = 0; for (int k = 0; k < 16; k++) s += x[k]; return s; }
#define ROW(p) ((const V *)(p))

/* What a pass through the net leaves for the pass back. */
typedef struct {
  V oth[MAXN][VH], h[MAXN][VH], second[MAXN][VS];
  float logit[MAXN];
} Pass;

static inline void pass(const Feat *o, int n, Vec *out, Pass *t) {
  V pool[VH], base[VH], own[MAXN][VH];
  float top = -1e9, sum = 0, dir[MAXN][2];
  for (int k = 0; k < VH; k++) pool[k] = base[k] = (V){};
  for (int j = 0; j < NS; j++) for (int k = 0; k < VH; k++) base[k] += ROW(net.shared[o->s[j]])[k];
  for (int i = 0; i < n; i++) {
    V a[VH], b[VH];
    float d0 = 0, d1 = 0;
    for (int k = 0; k < VH; k++) { a[k] = base[k]; b[k] = (V){}; }
    for (int j = 0; j < NF; j++) {
      int x = o->f[i][j];
      for (int k = 0; k < VH; k++) { a[k] += ROW(net.own[x])[k]; b[k] += ROW(net.oth[x])[k]; }
      d0 += net.direct[x][0]; d1 += net.direct[x][1];
    }
    dir[i][0] = d0; dir[i][1] = d1;
    for (int k = 0; k < VH; k++) {
      b[k] = at_most(at_least(b[k], -1), 1);
      own[i][k] = a[k]; t->oth[i][k] = b[k];
      pool[k] += b[k];
    }
  }
  for (int i = 0; i < n; i++) {
    V two[VS], z0 = {}, z1 = {};
    float h[H];
    for (int k = 0; k < VH; k++) {
      t->h[i][k] = at_most(at_least(own[i][k] + pool[k] - t->oth[i][k], 0), 4);
      *(V *)(h + 16 * k) = t->h[i][k];
    }
    for (int q = 0; q < VS; q++) two[q] = ROW(net.b2)[q];
    for (int k = 0; k < H; k++) for (int q = 0; q < VS; q++) two[q] += h[k] * ROW(net.w2[k])[q];
    for (int q = 0; q < VS; q++) {
      t->second[i][q] = two[q] = at_least(two[q], 0);
      z0 += two[q] * ROW(net.out[0])[q];
      z1 += two[q] * ROW(net.out[1])[q];
    }
    float b = dir[i][1] + sum_of(z1);
    out->v[n + i] = o->p[i] + net.k[o->k][1] * o->eg[i] + 10 * b;
    t->logit[i] = dir[i][0] + sum_of(z0) + net.k[o->k][0] * out->v[n + i];
    top = fmaxf(top, t->logit[i]);
  }
  for (int i = 0; i < n; i++) { out->v[i] = expf(t->logit[i] - top); sum += out->v[i]; }
  for (int i = 0; i < n; i++) out->v[i] /= sum;
}
static void mix_of(const Pass *t, int i, float *mix) {
  float sum = 0;
  for (int q = 0; q < NB; q++) {
    V x = {};
    for (int k = 0; k < VH; k++) x += ROW(net.pol[q])[k] * t->h[i][k];
    for (int k = 0; k < VS; k++) x += ROW(net.pol[q] + H)[k] * t->second[i][k];
    sum += mix[q] = expf(fminf(net.polb[q] + sum_of(x), 30));
  }
  for (int q = 0; q < NB; q++) mix[q] /= sum;
}
static void forward_with(const Feat *o, int n, Vec *out, float mix[MAXN][NB]) {
  Pass t;
  evals++;
  pass(o, n, out, &t);
  if (mix) for (int i = 0; i < n; i++) mix_of(&t, i, mix[i]);
}
static void forward(const Feat *o, int n, Vec *out) { forward_with(o, n, out, 0); }
/* The mixes of bids by the net, without looking ahead. */
void policy(const Pos *p, float mix[MAXN][NB]) {
  Feat f;
  Vec v;
  features(p, &f);
  forward_with(&f, p->n, &v, mix);
  for (int i = 0; i < p->n; i++)
    if (p->chips[i] < 1) {
      float rest = 1 - mix[i][NB - 1];
      for (int b = 0; b < NB; b++) mix[i][b] = b < NB - 1 ? mix[i][b] / rest : 0;
    }
}
static void exact(const Pos *p, Vec *out) {
  int best = -10000, ties = 0, s[MAXN];
  for (int i = 0; i < p->n; i++) {
    s[i] = score(p, i);
    if (s[i] > best) { best = s[i]; ties = 1; } else ties += s[i] == best;
  }
  for (int i = 0; i < p->n; i++) { out->v[i] = s[i] == best ? 1.0f / ties : 0; out->v[p->n + i] = s[i]; }
}
static int exact_last = 1; /* rollers left in the last round up to which a position is computed, not estimated */
static int nested[MAXN + 1]; /* the same for other rounds, by the number of seats */
void set_exact_last(int k) { exact_last = k; }
void set_nested(int n, int k) { nested[n] = k; }
static int rollers_left(const Pos *p) { return p->n == 2 ? 2 - p->place : p->n - 1 - p->place; }
typedef struct Turn Turn;
static void turn_value(const Pos *p, Vec *out);
static void net_value(const Pos *p, Vec *out) { Feat f; features(p, &f); forward(&f, p->n, out); }
void value(const Pos *p, Vec *out) {
  if (p->stage == OVER) exact(p, out);
  else if (p->stage == C && rollers_left(p) <= (p->undealt ? nested[p->n] : exact_last)) turn_value(p, out);
  else net_value(p, out);
}
static float utility(const Vec *v, int seat, int n) { return v->v[seat] + 2e-5f * v->v[n + seat]; }

/* ---------------------------------------------------------------- turns */
/* The seat gets cards and decides about bone and top; then the rest of what follows without chance. */
static float noise = 0; /* of choices in self-play, as a chance to choose at random */
static float settle(const Pos *p, int seat, u64 cards, Vec *best, Pos *chosen) {
  float most = -1e9;
  u64 sheep = cards & SHEEP;
  int can_steal = (cards & symbols) && p->bone >= 0 && p->bone != seat && !(cards & of_kind[BONE]);
  u64 tops = sheep;
  do {
    int top = tops ? __builtin_ctzll(tops) : -1;
    if (tops) tops &= tops - 1;
    if (top >= 0 && (sheep & (sheep - 1))) { /* a card with a better corner and number, and as good else */
      int j, worse = 0;
      EACH(j, sheep) if (j != top && deck[j].corner >= deck[top].corner && deck[j].number < deck[top].number) worse = 1;
      if (worse) continue;
    }
    for (int steal = can_steal; steal >= 0; steal--) {
      Pos q = *p;
      Vec v;
      give(&q, seat, cards, top, steal);
      int next = pass_on(&q);
      float u;
      Pos r = q;
      if (next >= 0) {
        settle(&q, next, q.display, &v, &r);
      } else value(&q, &v);
      u = utility(&v, seat, p->n);
      if (u > most) { most = u; *best = v; if (chosen) *chosen = r; }
      if (most > -1e8 && steal == 1) break; /* a steal is never worse */
    }
  } while (tops);
  return most;
}

struct Turn {
  const Pos *p;
  int seat, target, corner, chips, n;
  Vec succ[3][32];
  float su[3][32];
  u64 what[3][32];
  char known[3][32];
  Vec end[3][31]; /* by try and total: the best end */
  float eu[3][31];
  char kind[3][31]; /* 0 none, 1 success, 2 miss, 3 rescue, | 8 forced */
  Vec miss, black;
  float mu, bu;
  Vec w3[3][31], w2[3][13];
  float u3[3][31], u2[3][13];
  Vec value;
};

static void success(Turn *t, int try_, int q) {
  if (t->known[try_][q]) return;
  t->known[try_][q] = 1;
  int k = imin(3 - try_, COUNT(t->p->display)), c[8], m = 0, i;
  EACH(i, t->p->display) c[m++] = i;
  Pos p = *t->p;
  p.chips[t->seat] -= q;
  t->su[try_][q] = -1e9;
  for (int mask = 0; mask < 1 << m; mask++)
    if (__builtin_popcount(mask) == k) {
      u64 s = 0;
      Vec v;
      for (i = 0; i < m; i++) if (mask >> i & 1) s |= 1ull << c[i];
      float u = settle(&p, t->seat, s, &v, 0);
      if (u > t->su[try_][q]) { t->su[try_][q] = u; t->succ[try_][q] = v; t->what[try_][q] = s; }
    }
}
static float missed(const Turn *t, int paid, u64 black, Vec *v, Pos *chosen) {
  Pos p = *t->p;
  p.chips[t->seat] -= paid;
  if (stock(&p) > 0) p.chips[t->seat]++;
  return settle(&p, t->seat, black, v, chosen);
}
static void solve(const Pos *p, Turn *t) {
  memset(t->known, 0, sizeof t->known);
  memset(t->kind, 0, sizeof t->kind);
  t->p = p;
  t->n = p->n;
  t->seat = p->order[p->place];
  t->target = target_of(p->bid[t->seat]);
  t->corner = p->corner[t->seat];
  t->chips = p->chips[t->seat];
  u64 blacks = p->display & of_kind[BLACK];
  t->mu = missed(t, 0, 0, &t->miss, 0);
  t->bu = t->mu;
  t->black = t->miss;
  if (blacks) t->bu = missed(t, 0, blacks, &t->black, 0);
  for (int T = 3; T <= 30; T++) {
    int forced, q = claim_cost(T, t->target, t->corner, t->chips, &forced);
    for (int try_ = 0; try_ < 3; try_++) {
      t->eu[try_][T] = -1e9;
      if (q >= 0) {
        success(t, try_, q);
        t->eu[try_][T] = t->su[try_][q];
        t->end[try_][T] = t->succ[try_][q];
        t->kind[try_][T] = 1 | (forced ? 8 : 0);
      }
      if (try_ == 2 && !forced) {
        int below14 = T + imin(t->corner, 0) < 14;
        float u = below14 ? t->bu : t->mu;
        if (u > t->eu[2][T]) { t->eu[2][T] = u; t->end[2][T] = below14 ? t->black : t->miss; t->kind[2][T] = 2; }
        if (blacks && below14) {
          int r = rescue_cost(T, t->target, t->corner, t->chips);
          Vec v;
          if (r >= 0 && (u = missed(t, r, 0, &v, 0)) > t->eu[2][T]) { t->eu[2][T] = u; t->end[2][T] = v; t->kind[2][T] = 3; }
        }
      }
    }
  }
  for (int k = 0; k < 3; k++) {
    float inv = 1.0f / SIDES[k];
    for (int s = 2; s <= 30 - SIDES[k]; s++) {
      Vec *o = &t->w3[k][s];
      float u = 0;
      V sum = {};
      for (int x = 1; x <= SIDES[k]; x++) {
        sum += t->end[2][s + x].all;
        u += t->eu[2][s + x];
      }
      o->all = sum * inv;
      t->u3[k][s] = u * inv;
    }
  }
  for (int d = 0; d < 3; d++) {
    int j = OTHERS[d][0], k = OTHERS[d][1];
    float inv = 1.0f / (SIDES[j] * SIDES[k]);
    for (int v = 1; v <= SIDES[d]; v++) {
      Vec *o = &t->w2[d][v];
      float u = 0;
      V sum = {};
      for (int x = 1; x <= SIDES[j]; x++)
        for (int y = 1; y <= SIDES[k]; y++) {
          int T = v + x + y;
          const Vec *b = &t->end[1][T];
          float bu = t->eu[1][T];
          if (!(t->kind[1][T] & 8)) {
            if (t->u3[k][v + x] > bu) { bu = t->u3[k][v + x]; b = &t->w3[k][v + x]; }
            if (t->u3[j][v + y] > bu) { bu = t->u3[j][v + y]; b = &t->w3[j][v + y]; }
          }
          u += bu;
          sum += b->all;
        }
      o->all = sum * inv;
      t->u2[d][v] = u * inv;
    }
  }
  V sum = {};
  for (int a = 1; a <= 12; a++) for (int b = 1; b <= 10; b++) for (int c = 1; c <= 8; c++) {
    int T = a + b + c;
    const Vec *o = &t->end[0][T];
    float bu = t->eu[0][T];
    if (!(t->kind[0][T] & 8)) {
      if (t->u2[0][a] > bu) { bu = t->u2[0][a]; o = &t->w2[0][a]; }
      if (t->u2[1][b] > bu) { bu = t->u2[1][b]; o = &t->w2[1][b]; }
      if (t->u2[2][c] > bu) { bu = t->u2[2][c]; o = &t->w2[2][c]; }
    }
    sum += o->all;
  }
  t->value.all = sum / 960;
}
static void turn_value(const Pos *p, Vec *out) {
  Turn *t = malloc(sizeof(Turn));
  solve(p, t);
  *out = t->value;
  free(t);
}
/* Play the turn with real dice by the solved values; `noise` of the choices are random. */
static void play_turn(Turn *t, Pos *next) {
  int dice[3], kept[3] = {0, 0, 0};
  Vec v;
  for (int try_ = 0; try_ < 3; try_++) {
    for (int d = 0; d < 3; d++) if (!kept[d]) dice[d] = 1 + below(SIDES[d]);
    int T = dice[0] + dice[1] + dice[2], kind = t->kind[try_][T], keep = -1;
    if (!(kind & 8) && try_ < 2) {
      float u = t->eu[try_][T];
      if (try_ == 0) {
        for (int d = 0; d < 3; d++) if (t->u2[d][dice[d]] > u) { u = t->u2[d][dice[d]]; keep = d; }
      } else {
        int d = kept[0] ? 0 : kept[1] ? 1 : 2, j = OTHERS[d][0], k = OTHERS[d][1];
        if (t->u3[k][dice[d] + dice[j]] > u) { u = t->u3[k][dice[d] + dice[j]]; keep = j; }
        if (t->u3[j][dice[d] + dice[k]] > u) keep = k;
      }
      if (noise && uni() < noise) { do keep = below(3); while (kept[keep]); }
      if (keep >= 0) { kept[keep] = 1; continue; }
    }
    kind &= 7;
    if (kind == 1) {
      int forced, q = claim_cost(T, t->target, t->corner, t->chips, &forced);
      Pos p = *t->p;
      u64 s = t->what[try_][q];
      if (noise && uni() < noise) {
        int k = COUNT(s), i;
        s = 0;
        u64 D = p.display;
        while (k--) { int z = below(COUNT(D)); EACH(i, D) if (!z--) break; s |= 1ull << i; D &= ~(1ull << i); }
      }
      p.chips[t->seat] -= q;
      settle(&p, t->seat, s, &v, next);
    } else if (kind == 3) missed(t, rescue_cost(T, t->target, t->corner, t->chips), 0, &v, next);
    else missed(t, 0, T + imin(t->corner, 0) < 14 ? t->p->display & of_kind[BLACK] : 0, &v, next);
    return;
  }
}

/* ---------------------------------------------------------------- bids */
static void after_bids(const Pos *p, const int32_t *bids, Vec *v) {
  Pos q = *p;
  reveal(&q, bids);
  value(&q, v);
}
static int draw_mix(const float *m, int count) {
  float x = uni();
  for (int i = 0; i < count; i++) if ((x -= m[i]) < 0) return i;
  for (int i = count - 1; i >= 0; i--) if (m[i] > 0) return i;
  return 0;
}
static void matched(const float *regret, float *mix, int count) {
  float s = 0;
  for (int b = 0; b < NB; b++) s += mix[b] = b < count && regret[b] > 0 ? regret[b] : 0;
  for (int b = 0; b < NB; b++) mix[b] = s > 0 ? mix[b] / s : b < count ? 1.0f / count : 0;
}
/* The mixes of all seats, and the expected vector under them. At two seats by the matrix, else sampled. */
static int iterations2 = 400, iterations = 40;
void set_iterations(int two, int more) { iterations2 = two; iterations = more; }
static void bid_mixes(const Pos *p, float mix[MAXN][NB], Vec *mean) {
  int n = p->n, count[MAXN];
  float regret[MAXN][NB], total[MAXN][NB];
  memset(regret, 0, sizeof regret);
  memset(total, 0, sizeof total);
  for (int i = 0; i < n; i++) count[i] = p->chips[i] > 0 ? NB : NB - 1;
  if (n == 2) {
    static float u[2][NB][NB];
    static Vec all[NB][NB];
    for (int a = 0; a < count[0]; a++)
      for (int b = 0; b < count[1]; b++) {
        int32_t bids[2] = {a, b};
        after_bids(p, bids, &all[a][b]);
        u[0][a][b] = utility(&all[a][b], 0, 2);
        u[1][b][a] = utility(&all[a][b], 1, 2);
      }
    for (int t = 1; t <= iterations2; t++)
      for (int s = 0; s < 2; s++) {
        float val[NB], ev = 0;
        if (t == 1) matched(regret[1 - s], mix[1 - s], count[1 - s]);
        matched(regret[s], mix[s], count[s]);
        for (int a = 0; a < count[s]; a++) {
          float x = 0;
          for (int b = 0; b < count[1 - s]; b++) x += u[s][a][b] * mix[1 - s][b];
          val[a] = x;
          ev += x * mix[s][a];
        }
        for (int a = 0; a < count[s]; a++) {
          regret[s][a] = fmaxf(regret[s][a] + val[a] - ev, 0);
          total[s][a] += t * mix[s][a];
        }
      }
    for (int s = 0; s < 2; s++) matched(total[s], mix[s], count[s]);
    memset(mean, 0, sizeof *mean);
    for (int a = 0; a < count[0]; a++)
      for (int b = 0; b < count[1]; b++)
        for (int i = 0; i < 4; i++) mean->v[i] += mix[0][a] * mix[1][b] * all[a][b].v[i];
    return;
  }
  Vec sum;
  float weight = 0, first[MAXN][NB];
  memset(&sum, 0, sizeof sum);
  policy(p, first);
  for (int i = 0; i < n; i++)
    for (int b = 0; b < NB; b++) {
      regret[i][b] = .03f * first[i][b];
      total[i][b] = .25f * iterations * iterations * first[i][b];
    }
  for (int t = 1; t <= iterations; t++) {
    int32_t bids[MAXN];
    for (int i = 0; i < n; i++) {
      matched(regret[i], mix[i], count[i]);
      bids[i] = draw_mix(mix[i], count[i]);
    }
    for (int i = 0; i < n; i++) {
      float val[NB], ev = 0;
      int had = bids[i];
      Vec v;
      for (int b = 0; b < count[i]; b++) {
        bids[i] = b;
        after_bids(p, bids, &v);
        val[b] = utility(&v, i, n);
        ev += val[b] * mix[i][b];
        if (2 * t > iterations) for (int k = 0; k < 2 * n; k++) sum.v[k] += t * mix[i][b] * v.v[k];
      }
      if (2 * t > iterations) weight += t;
      bids[i] = had;
      for (int b = 0; b < count[i]; b++) {
        regret[i][b] = fmaxf(regret[i][b] + val[b] - ev, 0);
        total[i][b] += t * mix[i][b];
      }
    }
  }
  for (int i = 0; i < n; i++) matched(total[i], mix[i], count[i]);
  for (int k = 0; k < 2 * n; k++) mean->v[k] = sum.v[k] / weight;
}

/* ---------------------------------------------------------------- self-play */
static u64 sample(u64 set, int k) {
  int c[64], m = 0, i;
  u64 s = 0;
  EACH(i, set) c[m++] = i;
  for (int j = 0; j < k; j++) {
    int x = j + below(m - j), t = c[j];
    c[j] = c[x]; c[x] = t;
    s |= 1ull << c[j];
  }
  return s;
}
static void deal(const Pos *p, Pos *q) {
  *q = *p;
  q->display = sample(p->undealt, imin(p->n + 1, COUNT(p->undealt)));
  q->undealt &= ~q->display;
  q->stage = B;
}
static void start(Pos *p, int n, u64 cards) {
  memset(p, 0, sizeof *p);
  p->n = n;
  p->bone = -1;
  p->undealt = cards;
  int numbers[6] = {52, 53, 54, 55, 56, 57};
  for (int i = 0; i < n; i++) {
    int x = i + below(6 - i), t = numbers[i];
    numbers[i] = numbers[x]; numbers[x] = t;
    p->number[i] = numbers[i];
    p->chips[i] = 2;
    p->small1[i] = p->small2[i] = NONE;
  }
}
static int deals = 8;
void set_deals(int k) { deals = k; }
/* The value of a position by one step of looking ahead; mixes of bids if it is B. */
void look_ahead(const Pos *p, Vec *out, float mix[MAXN][NB]) {
  if (p->stage == A) {
    memset(out, 0, sizeof *out);
    for (int k = 0; k < deals; k++) {
      Pos q;
      Vec v;
      deal(p, &q);
      value(&q, &v);
      for (int i = 0; i < 2 * p->n; i++) out->v[i] += v.v[i] / deals;
    }
  } else if (p->stage == B) bid_mixes(p, mix, out);
  else if (p->stage == C) turn_value(p, out);
  else exact(p, out);
}
void net_values(const Pos *p, int count, Vec *out) { for (int i = 0; i < count; i++) value(p + i, out + i); }
void look_aheads(const Pos *p, int count, Vec *out) {
  float mix[MAXN][NB];
  for (int i = 0; i < count; i++) look_ahead(p + i, out + i, mix);
}
/* At more than two seats, in a part of the rounds, `hasty`, the value before the bids is the mean over bids drawn
   from the net's mixes, and the mixes themselves get no target. */
static float hasty = 0;
static int profiles = 24;
void set_hasty(float x, int k) { hasty = x; profiles = k; }
static void by_policy(const Pos *p, float mix[MAXN][NB], Vec *mean) {
  int32_t bids[MAXN];
  V sum = {};
  policy(p, mix);
  for (int t = 0; t < profiles; t++) {
    Vec v;
    for (int i = 0; i < p->n; i++) bids[i] = draw_mix(mix[i], NB);
    after_bids(p, bids, &v);
    sum += v.all;
  }
  mean->all = sum / (float)profiles;
}
/* The values before the bids of more than two seats: means over bids drawn `k` times from the net's mixes. */
void policy_values(const Pos *p, int count, int k, Vec *out) {
  float mix[MAXN][NB];
  int had = profiles;
  profiles = k;
  for (int i = 0; i < count; i++) by_policy(p + i, mix, out + i);
  profiles = had;
}
void features_of(const Pos *p, Feat *f) { features(p, f); }
int feat_size(void) { return sizeof(Feat); }
int pos_size(void) { return sizeof(Pos); }

typedef struct { Feat f; Vec target, value, outcome; int32_t n, stage, r, match; Pos pos; float mix[MAXN][NB]; } Sample;
int sample_size(void) { return sizeof(Sample); }
#define MAXPTS 200

/* Characters of seats in self-play: 0 the net, 1 with noise, 2 any bid, 3 bids of 17 to 23, 4 random. */
static int bid_of(int character, const float *mix, int chips) {
  switch (character) {
  case 2: case 4: return below(chips > 0 ? NB : NB - 1);
  case 3: return 3 + below(7);
  case 1: if (uni() < .15f) return below(NB - 1);
  }
  return draw_mix(mix, NB);
}
/* Play one match from a position; write a sample for each position. Returns the number of samples. */
static int play_on(Pos p, int g, float lambda, float mixed, Sample *out, Pos *kept, int keep_at) {
  static Turn *t = 0;
  int done = 0, character[MAXN], n = p.n;
  Vec ahead[MAXPTS];
  if (!t) t = malloc(sizeof(Turn));
  for (int i = 0; i < n; i++) character[i] = uni() < mixed ? 1 + below(4) : 0;
  while (p.stage != OVER) {
    Sample *s = out + done;
    Pos q;
    if (kept && p.stage == A && rounds_to_come(&p) == keep_at) *kept = p;
    features(&p, &s->f);
    forward(&s->f, n, &s->value);
    s->n = n; s->stage = p.stage; s->r = rounds_to_come(&p); s->match = g; s->pos = p;
    Vec *u = &ahead[done];
    if (p.stage == A) { float m[MAXN][NB]; look_ahead(&p, u, m); deal(&p, &q); }
    else if (p.stage == B) {
      float mix[MAXN][NB];
      int32_t bids[MAXN];
      q = p;
      if (n > 2 && uni() < hasty) {
        by_policy(&p, mix, u);
        memset(s->mix, 0, sizeof s->mix);
      } else {
        look_ahead(&p, u, mix);
        memcpy(s->mix, mix, sizeof mix);
      }
      for (int i = 0; i < n; i++) bids[i] = bid_of(character[i], mix[i], p.chips[i]);
      reveal(&q, bids);
    } else {
      int c = character[p.order[p.place]];
      solve(&p, t);
      *u = t->value;
      if (!p.undealt && rollers_left(&p) <= exact_last) { s->value = *u; s->stage = 10; }
      noise = c == 0 ? 0 : c == 4 ? .9f : c == 1 ? .1f : .02f;
      play_turn(t, &q);
      noise = 0;
    }
    done++;
    p = q;
  }
  Vec last;
  exact(&p, &last);
  for (int k = done - 1; k >= 0; k--) {
    Sample *s = out + k;
    for (int i = 0; i < 2 * n; i++) {
      float x = ahead[k].v[i];
      if (k + 1 < done) x += lambda * (out[k + 1].target.v[i] - out[k + 1].value.v[i]);
      s->target.v[i] = x;
    }
    s->outcome = last;
  }
  return done;
}
/* A close match: move the points of all seats towards each other, and a little at random. */
static void level(Pos *p) {
  float mean = 0, part = uni();
  for (int i = 0; i < p->n; i++) mean += (float)score(p, i) / p->n;
  for (int i = 0; i < p->n; i++) p->pts[i] += (int)(part * (mean - score(p, i)) + 12 * (uni() + uni() - 1));
}
/* Play matches from the start, and their ends, from up to six rounds before it, `tails` times more. */
int self_play(int n, u64 cards, int count, float lambda, float mixed, int tails, Sample *out, int room) {
  int done = 0;
  for (int g = 0; g < count; g++) {
    Pos p, kept;
    int at = 1 + below(6);
    if (done + MAXPTS > room) break;
    start(&p, n, cards);
    kept.n = 0;
    done += play_on(p, g * (tails + 1), lambda, mixed, out + done, &kept, at);
    for (int k = 1; k <= tails && kept.n && done + MAXPTS < room; k++) {
      p = kept;
      level(&p);
      done += play_on(p, g * (tails + 1) + k, lambda, mixed, out + done, 0, 0);
    }
  }
  return done;
}

/* ---------------------------------------------------------------- the fit */
typedef struct { Feat f; float target[16], mix[MAXN][NB]; int32_t n; } Lesson;
int lesson_size(void) { return sizeof(Lesson); }
/* What a fit keeps of samples; returns their number. */
int lessons_of(const Sample *s, int count, Lesson *out) {
  int done = 0;
  for (int i = 0; i < count; i++) if (s[i].stage < 3) {
    Lesson *o = out + done++;
    o->f = s[i].f;
    memcpy(o->target, s[i].target.v, sizeof o->target);
    if (s[i].stage == B) memcpy(o->mix, s[i].mix, sizeof o->mix); else memset(o->mix, 0, sizeof o->mix);
    o->n = s[i].n;
  }
  return done;
}
static Net grad __attribute__((aligned(64)));
void *grad_address(void) { return &grad; }
/* Add the gradient of one lesson to `grad`; return its loss. */
static float learn(const Lesson *l, float part, float w_square, float w_points, float w_mix) {
  const Feat *o = &l->f;
  int n = l->n;
  Vec v;
  Pass t;
  float dl[MAXN], dp[MAXN], loss = 0, mean = 0;
  V dh[MAXN][VH], all[VH];
  pass(o, n, &v, &t);
  for (int i = 0; i < n; i++) {
    float d = v.v[i] - l->target[i];
    loss += w_square * d * d - l->target[i] * logf(fmaxf(v.v[i], 1e-9f));
    mean += v.v[i] * 2 * w_square * d;
  }
  for (int i = 0; i < n; i++) {
    float d = v.v[i] - l->target[i], e = v.v[n + i] - l->target[n + i];
    loss += w_points * e * e / n;
    dl[i] = part * (d + v.v[i] * (2 * w_square * d - mean));
    dp[i] = part * w_points * 2 * e / n + dl[i] * net.k[o->k][0];
    grad.k[o->k][0] += dl[i] * v.v[n + i];
    grad.k[o->k][1] += dp[i] * o->eg[i];
  }
  for (int k = 0; k < VH; k++) all[k] = (V){};
  for (int i = 0; i < n; i++) {
    V ds[VS];
    float a = dl[i], b = 10 * dp[i], s[H2], z[H];
    for (int q = 0; q < VS; q++) {
      ds[q] = a * ROW(net.out[0])[q] + b * ROW(net.out[1])[q];
      ((V *)grad.out[0])[q] += a * t.second[i][q];
      ((V *)grad.out[1])[q] += b * t.second[i][q];
    }
    for (int k = 0; k < VH; k++) dh[i][k] = (V){};
    float sum = 0, mix[NB];
    for (int q = 0; q < NB; q++) sum += l->mix[i][q];
    if (sum > .5f) {
      mix_of(&t, i, mix);
      for (int q = 0; q < NB; q++) {
        float d = part * w_mix * (mix[q] - l->mix[i][q]) / n;
        loss -= w_mix * l->mix[i][q] * logf(fmaxf(mix[q], 1e-9f)) / n;
        grad.polb[q] += d;
        for (int k = 0; k < VH; k++) { dh[i][k] += d * ROW(net.pol[q])[k]; ((V *)grad.pol[q])[k] += d * t.h[i][k]; }
        for (int k = 0; k < VS; k++) { ds[k] += d * ROW(net.pol[q] + H)[k]; ((V *)(grad.pol[q] + H))[k] += d * t.second[i][k]; }
      }
    }
    for (int q = 0; q < VS; q++) {
      ds[q] = WHERE(t.second[i][q] > 0, ds[q]);
      ((V *)grad.b2)[q] += ds[q];
    }
    float h[H];
    for (int k = 0; k < VH; k++) *(V *)(h + 16 * k) = t.h[i][k];
    for (int k = 0; k < H; k++) {
      V x = {};
      for (int q = 0; q < VS; q++) { x += ROW(net.w2[k])[q] * ds[q]; ((V *)grad.w2[k])[q] += h[k] * ds[q]; }
      z[k] = sum_of(x);
    }
    for (int k = 0; k < VH; k++) {
      dh[i][k] += ROW(z)[k];
      V hh = t.h[i][k];
      dh[i][k] = WHERE((hh > 0) & (hh < 4), dh[i][k]);
      all[k] += dh[i][k];
    }
  }
  for (int j = 0; j < NS; j++) for (int k = 0; k < VH; k++) ((V *)grad.shared[o->s[j]])[k] += all[k];
  for (int i = 0; i < n; i++) {
    V d[VH];
    for (int k = 0; k < VH; k++) {
      V x = t.oth[i][k];
      d[k] = WHERE((x > -1) & (x < 1), all[k] - dh[i][k]);
    }
    for (int j = 0; j < NF; j++) {
      int x = o->f[i][j];
      for (int k = 0; k < VH; k++) { ((V *)grad.own[x])[k] += dh[i][k]; ((V *)grad.oth[x])[k] += d[k]; }
      grad.direct[x][0] += dl[i];
      grad.direct[x][1] += 10 * dp[i];
    }
  }
  return loss;
}
static Net moment, spread, average;
static int taken_steps = 0;
void *average_address(void) { return &average; }
void begin_fit(void) {
  memset(&moment, 0, sizeof moment);
  memset(&spread, 0, sizeof spread);
  average = net;
  taken_steps = 0;
}
static float bound = 1.98f, w_square = 2, w_points = 1e-3f, w_mix = .03f, b2_adam = .99f;
void set_losses(float square, float points, float mix, float b2) { w_square = square; w_points = points; w_mix = mix; b2_adam = b2; }
/* Adam on drawn lessons: `steps` batches; weights of rows shrink by `decay` times the rate. Returns the mean loss. */
float fit(const Lesson *l, int count, int steps, int batch, float rate, float decay, float slow) {
  double total = 0;
  float *w = (float *)&net, *g = (float *)&grad, *m = (float *)&moment, *s = (float *)&spread, *e = (float *)&average;
  const int size = sizeof net / sizeof(float);
  const int tables = ((char *)net.direct - (char *)&net) / sizeof(float); /* own and oth */
  const int first = ((char *)net.shared - (char *)&net) / sizeof(float), end = first + 352 * H;
  for (int step = 0; step < steps; step++) {
    memset(&grad, 0, sizeof grad);
    for (int i = 0; i < batch; i++) total += learn(l + rnd() % count, 1.0f / batch, w_square, w_points, w_mix);
    taken_steps++;
    float c1 = 1 - powf(.9f, taken_steps), c2 = 1 - powf(b2_adam, taken_steps), b2 = b2_adam;
    for (int i = 0; i < size; i++) {
      m[i] += .1f * (g[i] - m[i]);
      s[i] += (1 - b2) * (g[i] * g[i] - s[i]);
      w[i] -= rate * (m[i] / c1) / (sqrtf(s[i] / c2) + 1e-8f);
    }
    float shrink = 1 - decay * rate;
    for (int i = 0; i < end; i++) {
      float x = w[i] * shrink;
      w[i] = i < tables || i >= first ? fminf(fmaxf(x, -bound), bound) : x;
    }
    for (int i = 0; i < size; i++) e[i] += slow * (w[i] - e[i]);
  }
  return total / steps / batch;
}

/* ---------------------------------------------------------------- for players in the engine */
float judge_take(const Pos *p, int seat, u64 cards) { Vec v; return settle(p, seat, cards, &v, 0); }
float judge_top(const Pos *p, int seat, u64 cards, int top) {
  Pos q = *p;
  Vec v;
  give(&q, seat, cards, top, 0);
  int next = pass_on(&q);
  if (next >= 0) settle(&q, next, q.display, &v, 0);
  else value(&q, &v);
  return utility(&v, seat, p->n);
}
/* The utilities of a turn: success by try and total; keeping a die after the first try; rolling one at the third. */
void plan(const Pos *p, float *ends, float *keeps, float *lasts, float *miss) {
  Turn *t = malloc(sizeof(Turn));
  solve(p, t);
  for (int try_ = 0; try_ < 3; try_++)
    for (int T = 3; T <= 30; T++) {
      int forced, q = claim_cost(T, t->target, t->corner, t->chips, &forced);
      ends[31 * try_ + T] = q < 0 ? -1e9f : t->su[try_][q];
    }
  memcpy(keeps, t->u2, sizeof t->u2);
  memcpy(lasts, t->u3, sizeof t->u3);
  miss[0] = t->mu;
  miss[1] = t->bu;
  free(t);
}
float judge_rescue(const Pos *p, int paid) {
  Pos q = *p;
  Vec v;
  int seat = q.order[q.place];
  q.chips[seat] -= paid;
  if (stock(&q) > 0) q.chips[seat]++;
  return settle(&q, seat, 0, &v, 0);
}
void mixes(const Pos *p, float *out) {
  float mix[MAXN][NB];
  Vec mean;
  bid_mixes(p, mix, &mean);
  memcpy(out, mix, sizeof(float) * NB * p->n);
}
/* The utility of each bid of a seat, against bids of the others drawn from their mixes by the net. */
void bid_values(const Pos *p, int seat, int samples, float *out) {
  float mix[MAXN][NB];
  policy(p, mix);
  for (int b = 0; b < NB; b++) out[b] = 0;
  for (int t = 0; t < samples; t++) {
    int32_t bids[MAXN];
    for (int i = 0; i < p->n; i++) bids[i] = draw_mix(mix[i], NB);
    for (int b = 0; b < NB - (p->chips[seat] < 1); b++) {
      Vec v;
      bids[seat] = b;
      after_bids(p, bids, &v);
      out[b] += utility(&v, seat, p->n) / samples;
    }
  }
}
